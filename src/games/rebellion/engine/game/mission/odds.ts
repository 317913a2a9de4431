import type { DieFace } from '../../dice.ts';
import { DICE_LIMIT, DIE_COLOURS, DIE_FACES } from '../../dice.ts';

export interface MissionDice {
  /** Dice of whoever attempts the mission. */
  readonly own: number;
  /** Successes that are added to them. */
  readonly bonus: number;
  /** null: nobody opposes, so nobody rolls. */
  readonly other: number | null;
}

/** In `success` of the `total` equally likely rolls the mission succeeds. */
export interface MissionOdds {
  readonly success: number;
  readonly total: number;
}

/** Colours do not matter in a mission. */
export const MISSION_DICE_LIMIT = DICE_LIMIT * DIE_COLOURS.length;

const WORTH: Readonly<Record<DieFace, number>> = {
  hit: 1,
  'direct-hit': 1,
  special: 2,
  blank: 0,
};

export const successesOf = (faces: readonly DieFace[]): number =>
  faces.reduce((sum, face) => sum + WORTH[face], 0);

/** ways[n]: how many rolls of so many dice bring exactly n successes. */
const waysOf = (dice: number): readonly number[] =>
  Array.from({ length: dice }).reduce<readonly number[]>(
    (ways) => {
      const next = Array.from({ length: ways.length + 2 }, () => 0);
      for (const { result, weight } of DIE_FACES) {
        for (const [count, way] of ways.entries()) {
          const at = count + WORTH[result];
          next[at] = (next[at] ?? 0) + way * weight;
        }
      }
      return next;
    },
    [1],
  );

/** Asked for again and again, and only so many dice are ever rolled. */
const WAYS = Array.from({ length: MISSION_DICE_LIMIT + 1 }, (_, dice) => waysOf(dice));

const sumOf = (ways: readonly number[]): number => ways.reduce((sum, way) => sum + way, 0);

/**
 * Exact: every roll of both sides is counted. Twice ten dice make 6^20 rolls, which is still a
 * whole number that a double holds.
 */
export const missionOdds = ({ own, bonus, other }: MissionDice): MissionOdds => {
  if (other === null) return { success: 1, total: 1 };
  const [mine, theirs] = [WAYS[own] ?? waysOf(own), WAYS[other] ?? waysOf(other)];
  const success = mine.reduce(
    (sum, way, count) => sum + way * sumOf(theirs.slice(0, count + bonus)),
    0,
  );
  return { success, total: sumOf(mine) * sumOf(theirs) };
};
