import { DICE_LIMIT, DIE_FACES } from '../engine/dice.ts';
import type { DieFace } from '../engine/dice.ts';

const SIDES_OF_DIE = DIE_FACES.reduce((sum, { weight }) => sum + weight, 0);

export const chanceOf = (face: DieFace): number =>
  (DIE_FACES.find(({ result }) => result === face)?.weight ?? 0) / SIDES_OF_DIE;

export const PLANS_DICE = 3;
/** One direct hit among them is enough. */
export const PLANS_CHANCE = 1 - (1 - chanceOf('direct-hit')) ** PLANS_DICE;

/** So many hits of each colour and so many direct hits; specials and blanks do no damage. */
export interface Roll {
  readonly red: number;
  readonly black: number;
  readonly direct: number;
  /** In how many of all equally likely rolls; whole numbers, so nothing is rounded. */
  readonly ways: number;
}

export interface Rolls {
  readonly all: readonly Roll[];
  readonly total: number;
}

const weightOf = (face: DieFace): number =>
  DIE_FACES.find(({ result }) => result === face)?.weight ?? 0;

const HIT = weightOf('hit');
const DIRECT = weightOf('direct-hit');
const MISS = SIDES_OF_DIE - HIT - DIRECT;

/** `[hits][direct]` of so many dice of one colour. */
const rollOf = (dice: number): readonly (readonly number[])[] => {
  let ways: number[][] = [[1]];
  for (let die = 0; die < dice; die += 1) {
    const next = Array.from({ length: die + 2 }, () => new Array<number>(die + 2).fill(0));
    ways.forEach((row, hits) =>
      row.forEach((way, direct) => {
        const add = (at: number, by: number, weight: number): void => {
          const line = next[at];
          if (line) line[by] = (line[by] ?? 0) + way * weight;
        };
        if (way === 0) return;
        add(hits, direct, MISS);
        add(hits + 1, direct, HIT);
        add(hits, direct + 1, DIRECT);
      }),
    );
    ways = next;
  }
  return ways;
};

const rollsOf = (red: number, black: number): Rolls => {
  const sums = new Map<number, number>();
  const [reds, blacks] = [rollOf(red), rollOf(black)];
  reds.forEach((row, redHits) =>
    row.forEach((one, redDirect) =>
      blacks.forEach((line, blackHits) =>
        line.forEach((other, blackDirect) => {
          if (one * other === 0) return;
          const key = (redHits * 8 + blackHits) * 16 + redDirect + blackDirect;
          sums.set(key, (sums.get(key) ?? 0) + one * other);
        }),
      ),
    ),
  );
  const all = [...sums].map(([key, ways]) => ({
    red: key >> 7,
    black: (key >> 4) & 7,
    direct: key & 15,
    ways,
  }));
  return { all, total: SIDES_OF_DIE ** (red + black) };
};

const known = new Map<number, Rolls>();

/** All results of an attack with so many dice, which the limit allows. */
export const rolls = (red: number, black: number): Rolls => {
  const key = red * (DICE_LIMIT + 1) + black;
  const found = known.get(key) ?? rollsOf(red, black);
  known.set(key, found);
  return found;
};
