import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOneSlip } from '../../src/lexicon/slip.ts';
import { nearWords } from '../../src/search/near-words.ts';

describe('a word that is not known', () => {
  it('may be one slip away, or two', () => {
    const near = nearWords({ forms: ['командир', 'командира', 'лідер'] });
    expect(near.slipped('комондир')).toEqual(['командир']);
    expect(near.slipped('комонтир')).toEqual([]);
    expect(near.nearest('комонтир', 1)).toBeUndefined();
    expect(near.nearest('комонтир', 2)).toBe('командир');
  });
});

describe('words one slip away', () => {
  const letter = fc.constantFrom(...'абв');
  const word = fc.string({ unit: letter, minLength: 2, maxLength: 7 });

  it('are found in whichever half the slip is, as by asking every word', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 30 }), word, (words, typed) => {
        const near = nearWords({ forms: words.toSorted() });
        expect(near.slipped(typed)).toEqual(
          words.filter((known) => isOneSlip(known, typed)).sort(),
        );
      }),
      { numRuns: 2000 },
    );
  });
});
