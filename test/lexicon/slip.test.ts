import { distance } from 'fastest-levenshtein';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOneSlip } from '../../src/lexicon/slip.ts';

describe('one slip of the finger', () => {
  it('leaves a letter out, adds one, takes a wrong one or swaps two', () => {
    for (const typed of ['кмандир', 'коммандир', 'комондир', 'комнадир', 'командирр', 'омандир']) {
      expect(isOneSlip(typed, 'командир')).toBe(true);
    }
  });

  it('is not two of them', () => {
    for (const typed of ['кмандр', 'комондор', 'окмандри', 'команд']) {
      expect(isOneSlip(typed, 'командир')).toBe(false);
    }
  });

  it('agrees with the distance of Levenshtein, which counts a swap as two', () => {
    const word = fc.string({ unit: fc.constantFrom('а', 'б', 'в'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const steps = distance(a, b);
        if (steps <= 1) expect(isOneSlip(a, b)).toBe(true);
        if (steps > 2) expect(isOneSlip(a, b)).toBe(false);
      }),
    );
  });
});
