import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packNumbers, unpackNumbers } from '../../src/search/packed-numbers.ts';

const numbers = fc.array(fc.oneof(fc.nat(100), fc.nat(2 ** 31)));

describe('packed numbers', () => {
  it('come out as they went in', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        expect(unpackNumbers(packNumbers(list))).toEqual(list);
      }),
    );
  });

  it('need nothing escaped in JSON and no blank, which stands between lists', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        const text = packNumbers(list);
        expect(JSON.stringify(text)).toHaveLength(text.length + 2);
        expect(text).not.toContain(' ');
      }),
    );
  });

  it('take one sign up to 44', () => {
    expect(packNumbers([0, 44])).toHaveLength(2);
    expect(packNumbers([45])).toHaveLength(2);
  });
});
