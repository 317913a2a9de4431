import type { FactionId } from '../engine/data/factions.ts';
import { KINDS, profileFor, UNIT_IDS } from '../engine/data/units.ts';
import type { DiceValue, Profile, UnitId } from '../engine/data/units.ts';
import { chanceOf } from './dice.ts';
import { FLAGSHIP_TEXTS, STANDING_ABILITIES, STANDING_IDS } from './effects.ts';
import type { Side, SideName } from './types.ts';

/** Units of one type: alike but for their damage, and lost one after the other. */
export interface Kind {
  readonly type: UnitId;
  readonly count: number;
  readonly damaged: number;
  /** Of one unit, in resources. */
  readonly cost: number;
  readonly profile: Profile;
}

export interface Force {
  readonly side: SideName;
  readonly faction: FactionId | null;
  /** Those that fight, in the order in which hits destroy them. */
  readonly kinds: readonly Kind[];
  /** Those that only shoot: bombarding ships, PDS. */
  readonly support: readonly Kind[];
  readonly policy: Pick<Side, 'sustain' | 'lose'>;
  readonly bonus: number;
  readonly reroll: Side['reroll'];
  readonly has: (effect: string) => boolean;
}

/** What is left out of a reckoning, to see what it is worth: `attacker.plasma-scoring`. */
export type Without = ReadonlySet<string>;
export const NOTHING: Without = new Set();

export const costOf = ({ cost, pair }: Profile): number => (cost ?? 0) / (pair ? 2 : 1);

const worth = (value: DiceValue | null): number =>
  value === null ? 0 : value.dice * chanceOf(value.hit);

const inOrderOf =
  (lose: Side['lose']) =>
  (one: Kind, other: Kind): number => {
    const cost = one.cost - other.cost;
    const dice = worth(one.profile.combat) - worth(other.profile.combat);
    const order = UNIT_IDS.indexOf(one.type) - UNIT_IDS.indexOf(other.type);
    return lose === 'cheapest' ? cost || dice || order : dice || cost || order;
  };

const textOf = (side: Side, theatre: 'space' | 'ground'): boolean => {
  const texts: Readonly<Partial<Record<FactionId, readonly string[]>>> = FLAGSHIP_TEXTS;
  return (
    side.faction !== null &&
    (side.units.flagship ?? 0) > 0 &&
    (texts[side.faction] ?? []).includes(theatre)
  );
};

/** Names of all that a side could do without, whether it changes anything or not. */
export const effectsOf = (
  name: SideName,
  side: Side,
  theatre: 'space' | 'ground',
): readonly string[] => [
  ...side.effects,
  ...STANDING_IDS.filter((id) => {
    const known: { readonly in: readonly string[]; readonly faction: FactionId; by?: string } =
      STANDING_ABILITIES[id];
    return (
      known.faction === side.faction &&
      known.in.includes(theatre) &&
      (known.by === undefined || known.by === name)
    );
  }),
  ...(textOf(side, theatre) ? ['flagship'] : []),
  ...side.upgrades.filter((type) => (side.units[type] ?? 0) > 0).map((type) => `upgrade.${type}`),
  ...(side.bonus === 0 ? [] : ['bonus']),
  ...(side.reroll === 'none' ? [] : ['reroll']),
];

/** Ships fight in space and ground forces on planets; two flagships let others join in. */
const fights = (side: Side, theatre: 'space' | 'ground', text: boolean) => {
  const { faction } = side;
  return (type: UnitId): boolean =>
    theatre === 'space'
      ? KINDS[type] === 'ship' ||
        (KINDS[type] === 'ground-forces' && faction === 'nekro-virus' && text)
      : KINDS[type] === 'ground-forces' ||
        (type === 'fighter' && faction === 'naalu-collective' && text);
};

export const forceOf = (
  name: SideName,
  side: Side,
  theatre: 'space' | 'ground',
  without: Without = NOTHING,
): Force => {
  const effects = new Set(
    effectsOf(name, side, theatre).filter((effect) => !without.has(`${name}.${effect}`)),
  );
  const kind = (type: UnitId): Kind => {
    const profile = profileFor(side.faction, type, effects.has(`upgrade.${type}`));
    return {
      type,
      count: side.units[type] ?? 0,
      damaged: profile.sustain ? (side.damaged[type] ?? 0) : 0,
      cost: costOf(profile),
      profile,
    };
  };
  const fighting = fights(side, theatre, effects.has('flagship'));
  const present = UNIT_IDS.filter((type) => (side.units[type] ?? 0) > 0);
  return {
    side: name,
    faction: side.faction,
    kinds: present.filter(fighting).map(kind).sort(inOrderOf(side.lose)),
    support: present.filter((type) => !fighting(type)).map(kind),
    policy: { sustain: side.sustain, lose: side.lose },
    bonus: effects.has('bonus') ? side.bonus : 0,
    reroll: effects.has('reroll') ? side.reroll : 'none',
    has: (effect) => effects.has(effect),
  };
};
