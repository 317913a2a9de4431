import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  atLeast,
  below,
  binomial,
  certain,
  choose,
  convolve,
  convolveAll,
  drawsOf,
  hypergeometric,
  meanOf,
  mixture,
  sumOf,
  varianceOf,
} from '../../src/engine/distribution.ts';

const SEEDED = { seed: 1977, numRuns: 200 };

/** Whole numbers of any size, by Pascal's triangle: nothing in common with what is tested. */
const triangle: bigint[][] = [[1n]];
const ways = (from: number, taken: number): bigint => {
  for (let row = triangle.length; row <= from; row += 1) {
    const above = triangle[row - 1] ?? [];
    triangle.push(
      Array.from({ length: row + 1 }, (_, at) => (above[at - 1] ?? 0n) + (above[at] ?? 0n)),
    );
  }
  return triangle[from]?.[taken] ?? 0n;
};

/** A fraction as the nearest number, to more digits than a number holds. */
const fraction = (part: bigint, all: bigint): number => Number((part * 10n ** 60n) / all) / 1e60;

const expectClose = (found: number, wanted: number): void => {
  expect(Math.abs(found - wanted)).toBeLessThanOrEqual(1e-12 * Math.max(wanted, 1e-30));
};

describe('distributions of counts', () => {
  it('give the wanted cards of a hand as counting with whole numbers does', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 120 }),
        fc.nat({ max: 120 }),
        fc.nat({ max: 120 }),
        (wanted, others, hand) => {
          const pile = wanted + others;
          const drawn = Math.min(hand, pile);
          const chances = hypergeometric(pile, wanted, hand);
          expect(chances).toHaveLength(drawn + 1);
          chances.forEach((chance, count) => {
            const good = ways(wanted, count) * ways(others, drawn - count);
            expectClose(chance, fraction(good, ways(pile, drawn)));
          });
        },
      ),
      SEEDED,
    );
  });

  it('give the hits of dice as counting rolls does', () => {
    fc.assert(
      fc.property(fc.nat({ max: 60 }), fc.nat({ max: 10 }), (dice, faces) => {
        const chances = binomial(dice, faces / 10);
        expect(chances).toHaveLength(dice + 1);
        chances.forEach((chance, hits) => {
          const rolls =
            ways(dice, hits) *
            BigInt(faces) ** BigInt(hits) *
            BigInt(10 - faces) ** BigInt(dice - hits);
          expectClose(chance, fraction(rolls, 10n ** BigInt(dice)));
        });
      }),
      SEEDED,
    );
  });

  it('sum to one, with the mean and the spread that the textbooks give', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(), fc.nat(), (pile, some, taken) => {
        const wanted = some % (pile + 1);
        const drawn = taken % (pile + 1);
        const chances = hypergeometric(pile, wanted, drawn);
        const share = wanted / pile;
        expect(Math.abs(sumOf(chances) - 1)).toBeLessThan(1e-12);
        expect(meanOf(chances)).toBeCloseTo(drawn * share, 9);
        expect(varianceOf(chances)).toBeCloseTo(
          pile === 1 ? 0 : (drawn * share * (1 - share) * (pile - drawn)) / (pile - 1),
          9,
        );
      }),
      SEEDED,
    );
  });

  it('keep the digits of a tail that is next to impossible', () => {
    expectClose(atLeast(binomial(50, 0.1), 50), 1e-50);
    expectClose(atLeast(hypergeometric(100, 50, 50), 50), fraction(1n, ways(100, 50)));
  });

  it('add like two throws of different dice', () => {
    const coin = [0.5, 0.5];
    expect(convolve(coin, coin)).toEqual([0.25, 0.5, 0.25]);
    expect(convolveAll([coin, coin, coin])).toEqual([0.125, 0.375, 0.375, 0.125]);
    expect(convolveAll([])).toEqual([1]);
    expect(convolve(certain(2), certain(3))).toEqual(certain(5));
  });

  it('mix by weight, the shorter one ending in nothing', () => {
    expect(
      mixture([
        { weight: 0.25, of: certain(0) },
        { weight: 0.75, of: certain(2) },
      ]),
    ).toEqual([0.25, 0, 0.75]);
  });

  it('are cut into «at least» and «fewer» without a gap', () => {
    const chances = binomial(5, 0.3);
    for (let count = -1; count <= 7; count += 1) {
      expect(atLeast(chances, count) + below(chances, count)).toBeCloseTo(1, 14);
    }
    expect(atLeast(chances, 6)).toBe(0);
    expect(below(chances, 0)).toBe(0);
  });

  it('take whatever lies in a pile that is too small', () => {
    expect(hypergeometric(3, 2, 5)).toEqual([0, 0, 1, 0]);
    expect(hypergeometric(0, 0, 5)).toEqual([1]);
    expect(binomial(3, 0)).toEqual([1, 0, 0, 0]);
    expect(binomial(3, 1)).toEqual([0, 0, 0, 1]);
  });
});

describe('ways to choose', () => {
  it('are whole and exact as long as numbers are', () => {
    for (let from = 0; from <= 54; from += 1) {
      for (let taken = 0; taken <= from; taken += 1) {
        expect(BigInt(choose(from, taken))).toBe(ways(from, taken));
      }
    }
    expect(choose(5, -1)).toBe(0);
    expect(choose(5, 6)).toBe(0);
  });
});

describe('ways to draw from several kinds', () => {
  it('are all there are, each with its share of the hands', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 6 }), { maxLength: 4 }),
        fc.nat({ max: 12 }),
        (pile, hand) => {
          const size = pile.reduce((sum, copies) => sum + copies, 0);
          const drawn = Math.min(size, hand);
          const found = drawsOf(pile, hand);
          expect(Math.abs(sumOf(found.map(({ chance }) => chance)) - 1)).toBeLessThan(1e-12);
          expect(new Set(found.map(({ counts }) => counts.join())).size).toBe(found.length);
          for (const { counts, chance } of found) {
            expect(counts.reduce((sum, count) => sum + count, 0)).toBe(drawn);
            const good = counts.reduce((all, count, at) => all * ways(pile[at] ?? 0, count), 1n);
            expectClose(chance, fraction(good, ways(size, drawn)));
          }
        },
      ),
      SEEDED,
    );
  });
});

describe('a sum', () => {
  it('gives back what rounding takes', () => {
    expect(sumOf([1, 1e100, 1, -1e100])).toBe(2);
    expect(sumOf(Array.from({ length: 10 }, () => 0.1))).toBe(1);
    expect(sumOf([])).toBe(0);
  });
});
