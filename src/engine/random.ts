import type { Draw } from './procedure.ts';

/** mulberry32: 32 bits of state, so that a seed fits in a link. */
export type RandomState = number;

export interface Rolled<Value> {
  readonly value: Value;
  readonly state: RandomState;
}

const WORD = 2 ** 32;

export const randomFrom = (seed: number): RandomState => seed >>> 0;

export const nextWord = (state: RandomState): Rolled<number> => {
  const next = (state + 0x6d2b79f5) >>> 0;
  let word = Math.imul(next ^ (next >>> 15), next | 1);
  word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
  return { value: (word ^ (word >>> 14)) >>> 0, state: next };
};

/** A whole number from 0 to bound - 1. Words in the uneven tail are thrown away: no bias. */
export const nextBelow = (state: RandomState, bound: number): Rolled<number> => {
  const fair = WORD - (WORD % bound);
  let word = nextWord(state);
  while (word.value >= fair) word = nextWord(word.state);
  return { value: word.value % bound, state: word.state };
};

export const totalWeight = ({ faces }: Draw): number =>
  faces.reduce((sum, face) => sum + face.weight, 0);

export const drawFace = (state: RandomState, draw: Draw): Rolled<string> => {
  const total = totalWeight(draw);
  if (total <= 0) throw new Error(`${draw.of} has no face to draw. Ask only for draws with faces.`);
  const at = nextBelow(state, total);
  let left = at.value;
  for (const { result, weight } of draw.faces) {
    if (left < weight) return { value: result, state: at.state };
    left -= weight;
  }
  throw new Error(`${draw.of} has a weight that is not a whole number.`);
};
