import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shuffled } from '../../src/rules/ask/shuffle.ts';

const seeds = fc.string({ maxLength: 40 });
const lengths = fc.integer({ min: 2, max: 8 });

it('keeps every place once', () => {
  fc.assert(
    fc.property(seeds, lengths, (seed, length) => {
      const places = Array.from({ length }, (_, index) => index);
      expect([...shuffled(seed, length)].sort((a, b) => a - b)).toEqual(places);
    }),
  );
});

it('never leaves steps in the order that is the answer', () => {
  fc.assert(
    fc.property(seeds, lengths, (seed, length) => {
      const places = Array.from({ length }, (_, index) => index);
      expect(shuffled(seed, length)).not.toEqual(places);
    }),
  );
});

it('is the same on every build', () => {
  expect(shuffled('refresh-order', 4)).toEqual(shuffled('refresh-order', 4));
});

it('differs from exercise to exercise', () => {
  const orders = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => shuffled(seed, 4).join(''));
  expect(new Set(orders).size).toBeGreaterThan(2);
});
