import { binomial, convolve } from '../../../engine/distribution.ts';
import type { Distribution } from '../../../engine/distribution.ts';

const FACES = 10;

/** Chance that a ten-sided die shows the value or more. */
export const chanceOf = (hit: number): number =>
  Math.min(FACES, Math.max(0, FACES + 1 - hit)) / FACES;

export const rerolled = (chance: number): number => 1 - (1 - chance) ** 2;

/** Dice that are alike: so many of them, each with this distribution of hits. */
export interface Dice {
  readonly number: number;
  readonly die: Distribution;
}

export const plainDie = (chance: number): Distribution => [1 - chance, chance];

/** A natural 9 or 10 counts for three hits; modifiers move only what a plain hit needs. */
export const hylarimDie = (hit: number, reroll: boolean): Distribution => {
  const once = [0, 0, 0, 0];
  for (let face = 1; face <= FACES; face += 1) {
    const hits = (face >= hit ? 1 : 0) + (face >= 9 ? 2 : 0);
    once[hits] = (once[hits] ?? 0) + 1 / FACES;
  }
  if (!reroll) return once;
  const miss = once[0] ?? 0;
  return once.map((chance, hits) => (hits === 0 ? miss * chance : chance + miss * chance));
};

/** Hits of all dice together. */
export const hitsOf = (dice: readonly Dice[]): Distribution => {
  let all: Distribution = [1];
  for (const { number, die } of dice) {
    if (number === 0) continue;
    if (die.length === 2) all = convolve(all, binomial(number, die[1] ?? 0));
    else for (let left = number; left > 0; left -= 1) all = convolve(all, die);
  }
  return all;
};
