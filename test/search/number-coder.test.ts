import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumbers, writeNumbers, type Coding } from '../../src/search/number-coder.ts';

const CODING: Coding = { contexts: 3, together: 3 };
const LARGEST = 2 ** 16 - 2;

const told = fc.array(
  fc.tuple(fc.nat(2), fc.oneof(fc.nat(3), fc.nat(200), fc.nat(LARGEST), fc.constant(LARGEST))),
  { maxLength: 300 },
);

const written = (numbers: readonly (readonly [context: number, number: number])[]): string =>
  writeNumbers(CODING, (code) => {
    for (const [context, number] of numbers) code(context, number);
  });

describe('coded numbers', () => {
  it('come out as they went in, each asked for in its context', () => {
    fc.assert(
      fc.property(told, (numbers) => {
        const read = readNumbers(CODING, written(numbers), (code) =>
          numbers.map(([context]) => code(context)),
        );
        expect(read).toEqual(numbers.map(([, number]) => number));
      }),
    );
  });

  it('cost next to nothing where they can be expected', () => {
    const usual = Array.from({ length: 8000 }, () => [1, 37] as const);
    expect(written(usual).length).toBeLessThan(200);
  });

  it('cost no more than their bits where they cannot', () => {
    let last = 1;
    const chance = Array.from({ length: 8000 }, () => {
      last = (last * 48_271) % 2_147_483_647;
      return [0, last % 16] as const;
    });
    // Four bits each, six of which make a sign.
    expect(written(chance).length / ((8000 * 4) / 6)).toBeLessThan(1.06);
  });

  it('are refused when they are too large to be told', () => {
    expect(() => written([[0, LARGEST + 1]])).toThrow(RangeError);
  });
});
