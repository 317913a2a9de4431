import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packStems, unpackStems } from '../../src/search/packed-stems.ts';

const word = fc.string({ unit: fc.constantFrom(..."абвїʼ-'x1"), maxLength: 9 });

describe('packed stems', () => {
  it('are read as they were written, an empty one and an empty list, too', () => {
    fc.assert(
      fc.property(fc.array(fc.array(word, { maxLength: 8 }), { maxLength: 6 }), (lists) => {
        expect(unpackStems(packStems(lists))).toEqual(lists);
      }),
    );
  });
});
