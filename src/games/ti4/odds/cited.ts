import { recordOf } from '../engine/data/units.ts';
import type { UnitId } from '../engine/data/units.ts';
import type { EffectId, StandingAbility } from './effects.ts';
import type { Ti4Rule } from '../engine/rule.ts';
import type { DiceGroup } from './types.ts';

type Effect =
  | EffectId
  | StandingAbility
  | 'flagship'
  | 'bonus'
  | 'reroll'
  | 'nebula'
  | Exclude<DiceGroup['roll'], 'combat'>;

/** Rules that an effect rests on, whether the booklet prints the effect itself or not. */
const EFFECT_RULES: Readonly<Record<Effect, readonly Ti4Rule[]>> = {
  'antimass-deflectors': ['modifiers.sign', 'space-cannon.offense-roll'],
  'graviton-laser-system': ['technology-cards.graviton-laser-system'],
  'plasma-scoring': ['space-cannon.offense-roll', 'bombardment.roll'],
  'duranium-armor': ['sustain-damage.until-repaired'],
  'assault-cannon': ['space-combat.first-round-timing'],
  'magen-defense-grid': ['planetary-shield.magen-grid'],
  'x-89-bacterial-weapon': ['planetary-shield.bacterial-weapon'],
  'non-euclidean-shielding': ['sustain-damage.letnev-shielding'],
  'l4-disruptors': ['space-cannon.defense'],
  'dimensional-splicer': ['space-combat.first-round-timing'],
  'impulse-core': ['space-combat.first-round-timing'],
  'valkyrie-particle-weave': ['ground-combat.combat-roll'],
  indoctrination: ['ground-combat.first-round-timing', 'abilities.factions'],
  fragile: ['modifiers.sign', 'abilities.factions'],
  unrelenting: ['modifiers.sign', 'abilities.factions'],
  ambush: ['space-combat.first-round-timing', 'abilities.factions'],
  harrow: ['bombardment.harrow', 'planetary-shield.harrow'],
  flagship: ['abilities.factions', 'units.flagship-count'],
  bonus: ['modifiers.sign'],
  reroll: ['rerolls.new-result', 'rerolls.same-ability', 'space-combat.reroll-at-once'],
  nebula: ['nebula.defender-bonus'],
  cannon: ['space-cannon.offense', 'space-cannon.offense-assign'],
  barrage: ['space-combat.barrage', 'anti-fighter-barrage.assign'],
  bombardment: ['bombardment.roll', 'bombardment.destroy'],
  defense: ['space-cannon.defense', 'space-cannon.defense-assign'],
};

const isEffect = (id: string): id is Effect => id in EFFECT_RULES;

export const rulesOfEffect = (effect: string): readonly Ti4Rule[] =>
  isEffect(effect) ? EFFECT_RULES[effect] : ['unit-upgrades.new-attributes'];

/** What the booklet says enough of to play by. */
const PRINTED: readonly string[] = [
  ...['graviton-laser-system', 'magen-defense-grid', 'x-89-bacterial-weapon'],
  ...['non-euclidean-shielding', 'harrow', 'bonus', 'reroll', 'nebula'],
  ...['cannon', 'barrage', 'bombardment', 'defense'],
];

export const isPrinted = (effect: string): boolean =>
  PRINTED.includes(effect) || effect.startsWith('upgrade.');

export const ROLL_RULES: Readonly<
  Record<DiceGroup['roll'], Readonly<Record<'space' | 'ground', readonly Ti4Rule[]>>>
> = {
  cannon: { space: ['space-cannon.offense-roll'], ground: ['space-cannon.offense-roll'] },
  barrage: { space: ['anti-fighter-barrage.roll'], ground: ['anti-fighter-barrage.roll'] },
  combat: {
    space: ['space-combat.combat-roll', 'combat-attribute.hit'],
    ground: ['ground-combat.combat-roll', 'combat-attribute.hit'],
  },
  bombardment: { space: ['bombardment.roll'], ground: ['bombardment.roll'] },
  defense: { space: ['space-cannon.defense-roll'], ground: ['space-cannon.defense-roll'] },
};

/** Where the box says how many figures there are. */
export const limitRules = (type: UnitId): readonly Ti4Rule[] => {
  const { boxRule, tokens } = recordOf(type);
  return [boxRule, tokens ? 'component-limitations.produce-tokens' : 'component-limitations.units'];
};
