import type { Chance } from '../../../drills/chance.ts';
import { profileFor } from '../engine/data/units.ts';
import type { UnitId } from '../engine/data/units.ts';
import type { Counts } from './facts.ts';

/** Two systems side by side without anything in them. */
export const HERE = { tile: 46, at: [0, 0] } as const;
export const BESIDE = { tile: 47, at: [1, 0] } as const;

const WARSHIPS: readonly UnitId[] = ['cruiser', 'dreadnought', 'carrier', 'war-sun'];

export const profile = (unit: UnitId) => profileFor(null, unit, false);

const room = (ships: Counts): number =>
  Object.entries(ships).reduce(
    (sum, [unit, many]) => sum + profile(unit as UnitId).capacity * many,
    0,
  );

/** A fleet of two or three kinds of ships, its fighters no more than it has room for. */
export const fleet = (chance: Chance, kinds: readonly UnitId[] = WARSHIPS): Counts => {
  const ships: Counts = Object.fromEntries(
    chance
      .some(kinds, chance.number(1, 2))
      .map((unit) => [unit, unit === 'war-sun' ? 1 : chance.number(1, 3)]),
  );
  const fighters = Math.min(room(ships), chance.number(0, 4));
  return fighters > 0 ? { ...ships, fighter: fighters } : ships;
};

/** What is told again and again is built once, so that a copy can be no other one. */
export const idsOf = (owner: 'red' | 'blue', counts: Counts): readonly string[] =>
  Object.entries(counts).flatMap(([unit, many]) =>
    Array.from({ length: many }, (_, at) => `${owner}-${unit}-${at + 1}`),
  );

export const shipsIn = (counts: Counts): number =>
  Object.entries(counts).reduce((sum, [unit, many]) => (unit === 'fighter' ? sum : sum + many), 0);
