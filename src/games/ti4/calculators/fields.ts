import { FACTION_IDS } from '../engine/data/factions.ts';
import {
  FLEET,
  hasUpgrade,
  KINDS,
  profileFor,
  profilesOf,
  UNIT_IDS,
} from '../engine/data/units.ts';
import type { Profile, UnitId } from '../engine/data/units.ts';
import { limitRules, rulesOfEffect } from '../odds/cited.ts';
import { effectsFor } from '../odds/effects.ts';
import { MOST_BONUS, MOST_ROUNDS, mostOf, unitsFor } from '../odds/parse.ts';
import { rules } from '../odds/rules.ts';
import type { Ti4Rule } from '../engine/rule.ts';
import { LOSSES, REROLLS, SUSTAINS } from '../odds/types.ts';
import type { SideName } from '../odds/types.ts';
import type { Field, Group, Values } from '../../../calculator/view.ts';

export type Letter = 'a' | 'b';
export type Theatre = 'space' | 'ground';
export const NAMES: Readonly<Record<Letter, SideName>> = { a: 'attacker', b: 'defender' };
export const NO_FACTION = 'none';

/** What can be damaged before a fight begins. */
export const DAMAGEABLE = FLEET.filter((type) => profilesOf(type).some(({ sustain }) => sustain));

const rulesOf = (...names: readonly Ti4Rule[]): { readonly rules: readonly string[] } => ({
  rules: rules(...names),
});

export const units = (side: Letter, theatre: Theatre, types: readonly UnitId[]): readonly Field[] =>
  types.map((type) => ({
    kind: 'count',
    key: `${side}.${type}`,
    most: mostOf(theatre, type),
    ...rulesOf(
      ...limitRules(type),
      ...(theatre === 'ground' && type === 'pds' ? (['pds.two-per-planet'] as const) : []),
    ),
  }));

/** Whatever else an upgrade changes, it matters little to a landing. */
const diceOf = ({ combat, bombardment, spaceCannon }: Profile): string =>
  JSON.stringify([combat, bombardment, spaceCannon]);

const isBetter = (theatre: Theatre, type: UnitId): boolean =>
  [null, ...FACTION_IDS].some(
    (faction) =>
      hasUpgrade(faction, type) &&
      (theatre === 'space' ||
        diceOf(profileFor(faction, type, false)) !== diceOf(profileFor(faction, type, true))),
  );

/** What one begins with: those that are at home in the theatre. The rest only come with a flagship. */
export const regulars = (side: Letter, theatre: Theatre): readonly UnitId[] =>
  unitsFor(theatre, NAMES[side]).filter(
    (type) => theatre === 'ground' || KINDS[type] !== 'ground-forces',
  );

/** Those of them whose upgrade can be told apart. */
export const upgradable = (side: Letter, theatre: Theatre): readonly UnitId[] =>
  regulars(side, theatre).filter((type) => isBetter(theatre, type));

export const faction = (side: Letter): Field => ({
  kind: 'pick',
  key: `${side}.faction`,
  options: [NO_FACTION, ...FACTION_IDS],
  ...rulesOf('abilities.factions'),
});

export const upgrades = (side: Letter, theatre: Theatre): readonly Field[] =>
  upgradable(side, theatre).map((type) => ({
    kind: 'flag',
    key: `${side}.up.${type}`,
    ...rulesOf('unit-upgrades.new-attributes'),
  }));

export const effects = (side: Letter, theatre: Theatre): readonly Field[] =>
  effectsFor(theatre, NAMES[side]).map((effect) => ({
    kind: 'flag',
    key: `${side}.t.${effect}`,
    ...rulesOf(...rulesOfEffect(effect)),
  }));

export const dice = (side: Letter): readonly Field[] => [
  { kind: 'pick', key: `${side}.reroll`, options: REROLLS, ...rulesOf(...rulesOfEffect('reroll')) },
  { kind: 'count', key: `${side}.bonus`, most: MOST_BONUS, ...rulesOf('modifiers.sign') },
];

export const policy = (side: Letter): readonly Field[] => [
  {
    kind: 'pick',
    key: `${side}.sustain`,
    options: SUSTAINS,
    ...rulesOf('sustain-damage.cancel', 'space-combat.sustain-first'),
  },
  { kind: 'pick', key: `${side}.lose`, options: LOSSES, ...rulesOf('space-combat.assign-hits') },
  {
    kind: 'count',
    key: `${side}.retreat`,
    most: MOST_ROUNDS,
    ...rulesOf('space-combat.announce-retreat', 'space-combat.retreat'),
  },
];

export const damage = (side: Letter): readonly Field[] =>
  DAMAGEABLE.map((type) => ({
    kind: 'count',
    key: `${side}.damaged.${type}`,
    most: mostOf('space', type),
    ...rulesOf('sustain-damage.damaged'),
  }));

export const underway = (theatre: Theatre): Field => ({
  kind: 'flag',
  key: 'underway',
  ...(theatre === 'space'
    ? rulesOf('space-combat.barrage-once')
    : rulesOf('ground-combat.combat-roll')),
});

export const rounds: Field = { kind: 'count', key: 'rounds', most: MOST_ROUNDS };

const keysOf = (groups: readonly Group[], start: string): readonly string[] =>
  groups.flatMap(({ fields }) =>
    fields.map(({ key }) => key).filter((key) => key.startsWith(`${start}.`)),
  );

/** Fields of the two sides that mean the same. */
export const pairsOf = (groups: readonly Group[]): readonly (readonly [string, string])[] => {
  const theirs = keysOf(groups, 'b');
  return keysOf(groups, 'a').flatMap((key): (readonly [string, string])[] => {
    const other = `b${key.slice(1)}`;
    return theirs.includes(other) ? [[key, other]] : [];
  });
};

/** One side of a question, from whatever stands in the form or in a link. */
export const sideFrom = (values: Values, side: Letter, theatre: Theatre): object => {
  const name = NAMES[side];
  const own = (key: string): number | boolean | string | undefined => values[`${side}.${key}`];
  const counts = (types: readonly UnitId[], start: string): object =>
    Object.fromEntries(
      types.flatMap((type) => {
        const value = own(`${start}${type}`);
        return value === undefined || value === 0 ? [] : [[type, value]];
      }),
    );
  const picked = own('faction');
  return {
    faction: picked === undefined || picked === NO_FACTION ? null : picked,
    units: counts(UNIT_IDS, ''),
    damaged: theatre === 'space' ? counts(DAMAGEABLE, 'damaged.') : {},
    upgrades: UNIT_IDS.filter((type) => own(`up.${type}`) === true),
    effects: effectsFor(theatre, name).filter((effect) => own(`t.${effect}`) === true),
    ...Object.fromEntries(
      ['bonus', 'reroll', 'sustain', 'lose', ...(theatre === 'space' ? ['retreat'] : [])].flatMap(
        (key) => (own(key) === undefined ? [] : [[key, own(key)]]),
      ),
    ),
  };
};
