import type { FactionId } from '../engine/data/factions.ts';
import { technologyOf } from '../engine/data/technologies.ts';
import type { TechnologyId } from '../engine/data/technologies.ts';

type Theatre = 'space' | 'ground';

interface Known {
  readonly in: readonly Theatre[];
  /** Only the attacker or only the defender can use it. */
  readonly by?: 'attacker' | 'defender';
}

const BOTH: readonly Theatre[] = ['space', 'ground'];

/** Technologies that change dice or hits. */
export const TECHNOLOGY_EFFECTS = {
  'antimass-deflectors': { in: BOTH },
  'graviton-laser-system': { in: ['space'] },
  'plasma-scoring': { in: BOTH },
  'duranium-armor': { in: ['space'] },
  'assault-cannon': { in: ['space'] },
  'magen-defense-grid': { in: ['ground'], by: 'defender' },
  'x-89-bacterial-weapon': { in: ['ground'], by: 'attacker' },
  'non-euclidean-shielding': { in: ['space'] },
  'l4-disruptors': { in: ['ground'], by: 'attacker' },
  'dimensional-splicer': { in: ['space'] },
  'impulse-core': { in: ['space'] },
  'valkyrie-particle-weave': { in: ['ground'] },
} as const satisfies Readonly<Partial<Record<TechnologyId, Known>>>;

/** Abilities of factions that are used only if the player wants to pay for them. */
export const PAID_ABILITIES = {
  indoctrination: { in: ['ground'], faction: 'yin-brotherhood' },
} as const satisfies Readonly<Record<string, Known & { readonly faction: FactionId }>>;

/** What a faction sheet always does. */
export const STANDING_ABILITIES = {
  fragile: { in: BOTH, faction: 'universities-of-jol-nar' },
  unrelenting: { in: BOTH, faction: 'sardakk-norr' },
  ambush: { in: ['space'], faction: 'mentak-coalition' },
  harrow: { in: ['ground'], by: 'attacker', faction: 'l1z1x' },
} as const satisfies Readonly<Record<string, Known & { readonly faction: FactionId }>>;

/** Flagships whose text changes dice or hits, by what it does. */
export const FLAGSHIP_TEXTS = {
  'barony-of-letnev': BOTH,
  l1z1x: ['space'],
  'mentak-coalition': ['space'],
  'naalu-collective': ['ground'],
  'nekro-virus': ['space'],
  'sardakk-norr': ['space'],
  'universities-of-jol-nar': ['space'],
  winnu: ['space'],
  'yin-brotherhood': ['space'],
} as const satisfies Readonly<Partial<Record<FactionId, readonly Theatre[]>>>;

export type TechnologyEffect = keyof typeof TECHNOLOGY_EFFECTS;
export type PaidAbility = keyof typeof PAID_ABILITIES;
export type StandingAbility = keyof typeof STANDING_ABILITIES;
export type EffectId = TechnologyEffect | PaidAbility;

const TECHNOLOGY_EFFECT_IDS = Object.keys(TECHNOLOGY_EFFECTS) as readonly TechnologyEffect[];
export const PAID_ABILITY_IDS = Object.keys(PAID_ABILITIES) as readonly PaidAbility[];
export const EFFECT_IDS: readonly EffectId[] = [...TECHNOLOGY_EFFECT_IDS, ...PAID_ABILITY_IDS];
export const STANDING_IDS = Object.keys(STANDING_ABILITIES) as readonly StandingAbility[];

const knownOf = (effect: EffectId): Known =>
  effect in PAID_ABILITIES
    ? PAID_ABILITIES[effect as PaidAbility]
    : TECHNOLOGY_EFFECTS[effect as TechnologyEffect];

/** Effects that the given side may have in the given place. */
export const effectsFor = (theatre: Theatre, side: 'attacker' | 'defender'): readonly EffectId[] =>
  EFFECT_IDS.filter((id) => {
    const known = knownOf(id);
    return known.in.includes(theatre) && (known.by === undefined || known.by === side);
  });

/** Whose effect it is; null: anybody's. */
export const factionOf = (effect: EffectId): FactionId | null =>
  effect in PAID_ABILITIES
    ? PAID_ABILITIES[effect as PaidAbility].faction
    : technologyOf(effect as TechnologyEffect).faction;

/** Nekro Virus copies technologies of other factions, not what their sheets print. */
export const mayHave = (faction: FactionId | null, effect: EffectId): boolean => {
  const owner = factionOf(effect);
  if (owner === null || owner === faction) return true;
  return faction === 'nekro-virus' && !(effect in PAID_ABILITIES);
};
