import { ROUND_LIMIT, TACTICS_LIMIT, damageLimit } from '../odds/combat-parse.ts';
import { ASSIGN_POLICIES, CARD_POLICIES, RETREAT_POLICIES } from '../odds/combat-types.ts';
import { SIDES, THEATRES, UNIT_IDS, unitOf } from '../engine/units.ts';
import type { Side, Theatre, UnitId } from '../engine/units.ts';
import type { Field, Form, Group, Values } from '../../../calculator/view.ts';

/** Of keys: `e.x`, `r.x`. */
export const PREFIX = { empire: 'e', rebel: 'r' } as const satisfies Record<Side, string>;

export const unitsOf = (side: Side): readonly UnitId[] =>
  UNIT_IDS.filter((unit) => unitOf(unit).side === side);

const isHardy = (unit: UnitId): boolean => (unitOf(unit).health?.value ?? 0) > 1;

export const hardyUnits = (side: Side): readonly UnitId[] => unitsOf(side).filter(isHardy);

/**
 * Ships meet ships, ground units meet ground units: each theatre is filled in by itself, and most questions are
 * about space, so the ground waits until it is opened or filled.
 */
const unitGroups = (theatre: Theatre): readonly Group[] =>
  SIDES.map((side, at) => ({
    key: `${side}-${theatre}`,
    side: at === 0 ? 'first' : 'second',
    folded: theatre === 'ground',
    fields: unitsOf(side)
      .filter((unit) => unitOf(unit).theatre === theatre)
      .map((unit) => ({
        kind: 'count',
        key: `${PREFIX[side]}.${unit}`,
        most: unitOf(unit).box,
      })),
  }));

const moreFields = (side: Side): readonly Field[] => {
  const at = PREFIX[side];
  return [
    { kind: 'count', key: `${at}.tactics.space`, most: TACTICS_LIMIT },
    { kind: 'count', key: `${at}.tactics.ground`, most: TACTICS_LIMIT },
    { kind: 'pick', key: `${at}.assign`, options: ASSIGN_POLICIES },
    { kind: 'pick', key: `${at}.retreat`, options: RETREAT_POLICIES },
    { kind: 'count', key: `${at}.round`, least: 1, most: ROUND_LIMIT },
    ...hardyUnits(side).map((unit): Field => ({
      kind: 'count',
      key: `${at}.damage.${unit}`,
      most: damageLimit(unit, unitOf(unit).box),
    })),
  ];
};

export const countAt = (values: Values, key: string): number => Number(values[key] ?? 0);

const has = (values: Values, side: Side, theatre: Theatre): boolean =>
  unitsOf(side).some(
    (unit) => unitOf(unit).theatre === theatre && countAt(values, `${PREFIX[side]}.${unit}`) > 0,
  );

const fought = (values: Values, theatre: Theatre): boolean =>
  SIDES.every((side) => has(values, side, theatre));

type Change = Form['changes'][number];

/** One figure more, where it would fight and the box has one. */
const more = (key: string, unit: UnitId): Change => {
  const { side, theatre, box } = unitOf(unit);
  const field = `${PREFIX[side]}.${unit}`;
  return {
    key,
    apply: (values) => ({ ...values, [field]: countAt(values, field) + 1 }),
    fits: (values) => fought(values, theatre) && countAt(values, field) < box,
  };
};

const set = (
  key: string,
  field: string,
  value: string,
  fits: (values: Values) => boolean = () => true,
): Change => ({
  key,
  apply: (values) => ({ ...values, [field]: value }),
  fits: (values) => values[field] !== value && fits(values),
});

const cannon: Change = {
  key: 'ion-cannon',
  apply: (values) => ({ ...values, 'r.ion-cannon': 1 }),
  fits: (values) =>
    countAt(values, 'r.ion-cannon') === 0 &&
    fought(values, 'space') &&
    has(values, 'rebel', 'ground'),
};

const hasShips = (values: Values): boolean => has(values, 'rebel', 'space');

export const form: Form = {
  groups: [
    ...THEATRES.flatMap(unitGroups),
    {
      key: 'common',
      fields: [
        { kind: 'pick', key: 'cards', options: CARD_POLICIES },
        { kind: 'pick', key: 'active', options: SIDES },
        { kind: 'flag', key: 'plans' },
        { kind: 'count', key: 'rounds', most: ROUND_LIMIT },
      ],
    },
    { key: 'empire-more', side: 'first', folded: true, fields: moreFields('empire') },
    { key: 'rebel-more', side: 'second', folded: true, fields: moreFields('rebel') },
  ],
  pairs: [],
  presets: [
    {
      key: 'yavin',
      values: { 'e.star-destroyer': 1, 'e.tie-fighter': 1, 'r.x-wing': 1, 'r.y-wing': 1 },
    },
    {
      key: 'fleet',
      values: {
        'e.star-destroyer': 1,
        'e.assault-carrier': 2,
        'e.tie-fighter': 5,
        'r.mon-calamari-cruiser': 1,
        'r.corellian-corvette': 2,
        'r.x-wing': 3,
        'r.y-wing': 2,
      },
    },
    {
      key: 'landing',
      values: {
        'e.at-at': 1,
        'e.at-st': 1,
        'e.stormtrooper': 3,
        'r.airspeeder': 2,
        'r.rebel-trooper': 4,
        'r.shield-generator': 1,
      },
    },
    {
      key: 'base',
      values: {
        'e.star-destroyer': 1,
        'e.assault-carrier': 1,
        'e.tie-fighter': 3,
        'e.at-st': 1,
        'e.stormtrooper': 3,
        'r.mon-calamari-cruiser': 1,
        'r.x-wing': 2,
        'r.y-wing': 2,
        'r.airspeeder': 1,
        'r.rebel-trooper': 3,
      },
    },
    {
      key: 'station',
      values: { 'e.death-star': 1, 'e.tie-fighter': 4, 'r.x-wing': 3, 'r.y-wing': 3, plans: true },
    },
  ],
  changes: [
    set('cards', 'cards', 'played'),
    set('no-cards', 'cards', 'none', ({ cards }) => cards === 'played'),
    more('more-tie', 'tie-fighter'),
    more('more-stormtrooper', 'stormtrooper'),
    more('more-destroyer', 'star-destroyer'),
    more('more-x-wing', 'x-wing'),
    more('more-trooper', 'rebel-trooper'),
    more('more-cruiser', 'mon-calamari-cruiser'),
    cannon,
    set('empire-strongest', 'e.assign', 'strongest'),
    set('rebel-strongest', 'r.assign', 'strongest'),
    set('rebel-retreat', 'r.retreat', 'weaker', hasShips),
  ],
};
