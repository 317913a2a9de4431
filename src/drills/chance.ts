import { nextBelow, randomFrom } from '../engine/random.ts';

/** What a kind draws its situations with; the same seed draws the same. */
export interface Chance {
  /** A whole number from the least to the most, both of which may come. */
  readonly number: (least: number, most: number) => number;
  readonly one: <Thing>(things: readonly Thing[]) => Thing;
  readonly some: <Thing>(things: readonly Thing[], many: number) => readonly Thing[];
  readonly coin: () => boolean;
}

export const chanceOf = (seed: number): Chance => {
  let state = randomFrom(seed);
  const below = (bound: number): number => {
    const drawn = nextBelow(state, bound);
    state = drawn.state;
    return drawn.value;
  };
  const taken = <Thing>(things: Thing[]): Thing => {
    const [thing] = things.splice(below(things.length), 1);
    if (thing === undefined) throw new Error('There is nothing to draw from.');
    return thing;
  };
  return {
    number: (least, most) => least + below(most - least + 1),
    one: (things) => taken([...things]),
    some: (things, many) => {
      const left = [...things];
      return Array.from({ length: Math.min(many, left.length) }, () => taken(left));
    },
    coin: () => below(2) === 0,
  };
};

/** FNV-1a: names become seeds that have nothing in common. */
export const seedOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};
