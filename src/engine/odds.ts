import { convolve } from './distribution.ts';
import type { Draw } from './procedure.ts';
import { totalWeight } from './random.ts';

export interface Odds {
  /** ways[k]: in how many of the `total` equally likely rolls exactly k draws show what is wanted. */
  readonly ways: readonly number[];
  readonly total: number;
}

/** Exact: counts rolls instead of sampling them. */
export const oddsOf = (draws: readonly Draw[], wanted: readonly string[]): Odds =>
  draws.reduce<Odds>(
    ({ ways, total }, draw) => {
      const all = totalWeight(draw);
      const good = totalWeight({
        of: draw.of,
        faces: draw.faces.filter((face) => wanted.includes(face.result)),
      });
      return { ways: convolve(ways, [all - good, good]), total: total * all };
    },
    { ways: [1], total: 1 },
  );
