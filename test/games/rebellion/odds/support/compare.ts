import type { TheatreAnswer } from '../../../../../src/games/rebellion/odds/combat-types.ts';
import { ENDINGS } from '../../../../../src/games/rebellion/odds/combat-types.ts';
import type { UnitCounts } from '../../../../../src/games/rebellion/engine/setup.ts';
import { SIDES } from '../../../../../src/games/rebellion/engine/units.ts';
import type { Simulated } from './simulate.ts';

export interface Deviation {
  readonly what: string;
  readonly expected: number;
  readonly seen: number;
  /** How many standard errors lie between them. */
  readonly errors: number;
}

const figures = (counts: UnitCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** A share that is certain has no error: then nothing may deviate at all. */
const errorsOf = (difference: number, error: number): number =>
  Math.abs(difference) < 1e-9 ? 0 : error === 0 ? Infinity : Math.abs(difference) / error;

/** Chances of each ending and expected figures, against what so many plays have shown. */
export const deviations = (
  answer: TheatreAnswer,
  { wins, left }: Simulated,
  plays: number,
): readonly Deviation[] => {
  const ofEndings = ENDINGS.map((ending): Deviation => {
    const expected = answer.endings[ending];
    const seen = wins[ending] / plays;
    const error = Math.sqrt((expected * (1 - expected)) / plays);
    return { what: ending, expected, seen, errors: errorsOf(seen - expected, error) };
  });
  const ofFigures = SIDES.map((side): Deviation => {
    const expected = figures(answer.left[side]);
    const seen = left[side].sum / plays;
    const spread = answer.survivors.reduce(
      (sum, entry) => sum + entry.chance * (figures(entry.left[side]) - expected) ** 2,
      0,
    );
    const error = Math.sqrt(spread / plays);
    return { what: `${side} figures`, expected, seen, errors: errorsOf(seen - expected, error) };
  });
  return [...ofEndings, ...ofFigures];
};
