/**
 * `chances[k]`: how likely the count is k. Sums of such a list are within 1e-12 of 1 for everything
 * that fits into a box of cards or a cup of dice.
 */
export type Distribution = readonly number[];

const CERTAIN_ZERO: Distribution = [1];

/** Neumaier's sum: what rounding takes from one addition is given back at the end. */
export class Sum {
  #sum = 0;
  #lost = 0;

  add(value: number): void {
    const sum = this.#sum;
    const next = sum + value;
    this.#lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
    this.#sum = next;
  }

  get total(): number {
    return this.#sum + this.#lost;
  }
}

export const sumOf = (values: readonly number[]): number => {
  const sum = new Sum();
  for (const value of values) sum.add(value);
  return sum.total;
};

/** The sum of two independent counts. Whole numbers of ways stay whole below 2^53. */
export const convolve = (one: Distribution, other: Distribution): number[] => {
  const sums = new Array<number>(Math.max(0, one.length + other.length - 1)).fill(0);
  one.forEach((chance, at) => {
    if (chance === 0) return;
    other.forEach((next, by) => {
      sums[at + by] = (sums[at + by] ?? 0) + chance * next;
    });
  });
  return sums;
};

export const convolveAll = (parts: readonly Distribution[]): Distribution =>
  parts.reduce<Distribution>(convolve, CERTAIN_ZERO);

/** The count is known to be this. */
export const certain = (count: number): Distribution => [
  ...Array.from({ length: count }, () => 0),
  1,
];

/** One of several distributions, each with its weight; weights that sum to 1 keep the sum. */
export const mixture = (
  parts: readonly { readonly weight: number; readonly of: Distribution }[],
): Distribution => {
  const length = Math.max(0, ...parts.map(({ of }) => of.length));
  return Array.from({ length }, (_, count) =>
    sumOf(parts.map(({ weight, of }) => weight * (of[count] ?? 0))),
  );
};

/**
 * Chances known only by the ratio of each to the one before. They are built outwards from the
 * largest, so that nothing overflows and small tails keep all their digits.
 */
const fromRatios = (
  least: number,
  most: number,
  length: number,
  ratioTo: (count: number) => number,
): Distribution => {
  const weights = new Array<number>(length).fill(0);
  let mode = least;
  while (mode < most && ratioTo(mode + 1) > 1) mode += 1;
  weights[mode] = 1;
  for (let count = mode + 1; count <= most; count += 1) {
    weights[count] = (weights[count - 1] ?? 0) * ratioTo(count);
  }
  for (let count = mode - 1; count >= least; count -= 1) {
    weights[count] = (weights[count + 1] ?? 0) / ratioTo(count + 1);
  }
  const all = sumOf(weights);
  return weights.map((weight) => weight / all);
};

/** Hits of so many dice, each of which hits with the same chance. */
export const binomial = (dice: number, chance: number): Distribution => {
  if (chance <= 0) return [...CERTAIN_ZERO, ...new Array<number>(dice).fill(0)];
  if (chance >= 1) return certain(dice);
  const odds = chance / (1 - chance);
  return fromRatios(0, dice, dice + 1, (count) => ((dice - count + 1) / count) * odds);
};

/** Wanted cards among those drawn from a shuffled pile. More cannot be drawn than lie there. */
export const hypergeometric = (pile: number, wanted: number, drawn: number): Distribution => {
  const taken = Math.min(drawn, pile);
  const others = pile - wanted;
  return fromRatios(
    Math.max(0, taken - others),
    Math.min(wanted, taken),
    taken + 1,
    (count) => ((wanted - count + 1) * (taken - count + 1)) / (count * (others - taken + count)),
  );
};

/** n over k: exact for 54 things and fewer, and to some fifteen digits beyond. */
export const choose = (from: number, taken: number): number => {
  if (taken < 0 || taken > from) return 0;
  let ways = 1;
  // Each step divides without a remainder: what stands there is itself a number of ways.
  for (let step = 1; step <= Math.min(taken, from - taken); step += 1) {
    ways = (ways * (from - Math.min(taken, from - taken) + step)) / step;
  }
  return ways;
};

/** `ways[n][worth]`: in how many ways n cards of a pile are worth so much together. */
export type WorthWays = readonly (readonly number[])[];

/** Of no cards at all, with room for so many, each worth no more than that. */
export const emptyWays = (most: number, worth: number): WorthWays =>
  Array.from({ length: most + 1 }, (_, taken) =>
    Array.from({ length: most * worth + 1 }, (_none, sum) => (taken + sum === 0 ? 1 : 0)),
  );

/** The same with the cards of one more kind among them. */
export const withKind = (ways: WorthWays, copies: number, worth: number): WorthWays => {
  const most = ways.length - 1;
  const next = ways.map((row) => [...row]);
  for (let taken = 1; taken <= Math.min(copies, most); taken += 1) {
    const chosen = choose(copies, taken);
    for (let drawn = 0; drawn + taken <= most; drawn += 1) {
      const [before, after] = [ways[drawn], next[drawn + taken]];
      if (!before || !after) continue;
      for (let sum = 0; sum + taken * worth < after.length; sum += 1) {
        const way = before[sum] ?? 0;
        if (way > 0) after[sum + taken * worth] = (after[sum + taken * worth] ?? 0) + way * chosen;
      }
    }
  }
  return next;
};

/** For n up to `most`. */
export const worthWays = (
  pile: readonly number[],
  worths: readonly number[],
  most: number,
): WorthWays =>
  pile.reduce(
    (ways, copies, at) => withKind(ways, copies, worths[at] ?? 0),
    emptyWays(most, Math.max(0, ...worths)),
  );

export interface DrawnCounts {
  /** How many of each kind, in the order of the pile. */
  readonly counts: readonly number[];
  readonly chance: number;
}

/**
 * Every way to draw so many cards from a pile of several kinds, with its chance. More cannot be
 * drawn than lie there.
 */
export const drawsOf = (pile: readonly number[], drawn: number): readonly DrawnCounts[] => {
  const size = pile.reduce((sum, copies) => sum + copies, 0);
  const taken = Math.min(drawn, size);
  const ways = pile.map((copies) =>
    Array.from({ length: Math.min(copies, taken) + 1 }, (_, count) => choose(copies, count)),
  );
  const all = choose(size, taken);
  const found: DrawnCounts[] = [];
  const counts = pile.map(() => 0);
  const walk = (at: number, good: number, left: number, behind: number): void => {
    const copies = pile[at];
    if (copies === undefined) {
      found.push({ counts: [...counts], chance: good / all });
      return;
    }
    for (
      let count = Math.max(0, left - behind + copies);
      count <= Math.min(copies, left);
      count += 1
    ) {
      counts[at] = count;
      walk(at + 1, good * (ways[at]?.[count] ?? 0), left - count, behind - copies);
    }
  };
  walk(0, 1, taken, size);
  return found;
};

/** The chance of that many or more. */
export const atLeast = (chances: Distribution, count: number): number =>
  count <= 0 ? sumOf(chances) : sumOf(chances.slice(count));

/** The chance of fewer. */
export const below = (chances: Distribution, count: number): number =>
  sumOf(chances.slice(0, Math.max(0, count)));

export const meanOf = (chances: Distribution): number =>
  sumOf(chances.map((chance, count) => chance * count));

export const varianceOf = (chances: Distribution): number => {
  const mean = meanOf(chances);
  return sumOf(chances.map((chance, count) => chance * (count - mean) ** 2));
};

const ROUNDING = 1e-12;

/** A chance that differs from certain or impossible by rounding alone is told as what it is. */
export const settled = (chance: number): number => {
  if (chance < ROUNDING) return 0;
  return chance > 1 - ROUNDING ? 1 : chance;
};
