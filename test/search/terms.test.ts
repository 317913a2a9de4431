import { describe, expect, it } from 'vitest';
import { nearestTerms } from '../../src/search/terms.ts';
import { wordKeys } from '../../src/lexicon/term-forms.ts';

const names = [
  { record: 0, text: 'лідер' },
  { record: 0, text: 'командир' },
  { record: 1, text: 'лідерський резерв' },
  { record: 2, text: 'карта тактики' },
  { record: 3, text: 'карта' },
];
const nearest = (query: string): readonly number[] => nearestTerms(wordKeys(query), names, 2);

describe('the nearest terms', () => {
  it('are those spelled most alike, by whichever name, each once', () => {
    expect(nearest('лидор')[0]).toBe(0);
    expect(nearest('комендир')[0]).toBe(0);
    expect(new Set(nearest('лідар')).size).toBe(2);
  });

  it('are there for any query at all', () => {
    expect(nearest('ъъъ')).toHaveLength(2);
  });
});
