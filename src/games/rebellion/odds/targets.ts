import type { UnitCounts } from '../engine/setup.ts';
import { UNIT_IDS, unitOf } from '../engine/units.ts';
import type { Side, Theatre, UnitId } from '../engine/units.ts';
import type { Army, AssignPolicy } from './combat-types.ts';

/** A figure as its enemy sees it: how many points of damage it still takes to destroy it. */
export interface Target {
  readonly unit: UnitId;
  readonly left: number;
}

export const diceOfUnit = (unit: UnitId): number => {
  const { red, black } = unitOf(unit).dice;
  return red + black;
};

const isStructure = (unit: UnitId): boolean => unitOf(unit).class === 'structure';

const INDEX = new Map(UNIT_IDS.map((unit, index) => [unit, index]));
const indexOf = (unit: UnitId): number => INDEX.get(unit) ?? 0;

type Compare = (a: Target, b: Target) => number;

const quickest: Compare = (a, b) =>
  a.left - b.left || diceOfUnit(b.unit) - diceOfUnit(a.unit) || indexOf(a.unit) - indexOf(b.unit);

const strongest: Compare = (a, b) =>
  diceOfUnit(b.unit) - diceOfUnit(a.unit) || a.left - b.left || indexOf(a.unit) - indexOf(b.unit);

const structures: Compare = (a, b) =>
  Number(isStructure(b.unit)) - Number(isStructure(a.unit)) || quickest(a, b);

/** Less than 0: the first takes damage before the second. */
export const COMPARE = { quickest, strongest, structures } as const satisfies Record<
  AssignPolicy,
  Compare
>;

/** Markers are heaped as high as they go without destroying a figure. */
const remaining = (unit: UnitId, count: number, damage: number): readonly number[] => {
  const health = unitOf(unit).health?.value ?? 0;
  let markers = damage;
  return Array.from({ length: count }, () => {
    const here = Math.min(markers, Math.max(0, health - 1));
    markers -= here;
    return health - here;
  });
};

export const unitsIn = (units: UnitCounts, side: Side, theatre: Theatre): readonly UnitId[] =>
  UNIT_IDS.filter((unit) => {
    const { side: owner, theatre: place } = unitOf(unit);
    return owner === side && place === theatre && (units[unit] ?? 0) > 0;
  });

/** All figures of a side in a theatre, in the order in which its enemy destroys them. */
export const targetsOf = (
  { units, damage }: Army,
  side: Side,
  theatre: Theatre,
  policy: AssignPolicy,
): readonly Target[] =>
  unitsIn(units, side, theatre)
    .flatMap((unit) =>
      remaining(unit, units[unit] ?? 0, damage[unit] ?? 0).map((left) => ({ unit, left })),
    )
    .sort(COMPARE[policy]);
