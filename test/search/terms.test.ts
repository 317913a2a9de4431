import { describe, expect, it } from 'vitest';
import { chooseLemmas, packForms, unpackForms } from '../../src/search/forms.ts';
import { namedTerms, nearestTerms, type TermEntry } from '../../src/search/terms.ts';
import { createLexicon } from '../../src/words/lexicon.ts';
import { wordKeys } from '../../src/words/term-forms.ts';

const lexicon = createLexicon('uk', {
  paradigms: {
    карта: ['карта', 'карти', 'карту', 'картою'],
    тактика: ['тактика', 'тактики', 'тактику'],
    лідер: ['лідер', 'лідера'],
  },
});
const forms = unpackForms(
  packForms(chooseLemmas(['карта', 'тактика', 'лідер', 'резерв', 'лідерів'], lexicon), lexicon),
);
const term = (id: string, name: string, ...others: string[]): TermEntry => ({
  id: `hexes.glossary.${id}`,
  name,
  definition: '',
  others,
});
const terms = [
  term('leader', 'лідер', 'командир'),
  term('leader-pool', 'лідерський резерв'),
  term('tactic-card', 'карта тактики', 'tactic card'),
  term('card', 'карта'),
];
const named = (query: string): string[] =>
  namedTerms(wordKeys(query), terms, forms, 'uk').map(({ name }) => name);

describe('a query names a term', () => {
  it('in any form of its words', () => {
    expect(named('картою тактики')).toEqual(['карта тактики']);
  });

  it('by any of its other names', () => {
    expect(named('командир')).toEqual(['лідер']);
    expect(named('tactic card')).toEqual(['карта тактики']);
  });

  it('by the beginning of its name, behind the terms it names in full', () => {
    expect(named('карта')).toEqual(['карта', 'карта тактики']);
    expect(named('лід')).toEqual(['лідер', 'лідерський резерв']);
  });

  it('but not by a word from the middle, nor by one letter', () => {
    expect(named('тактика')).toEqual([]);
    expect(named('л')).toEqual([]);
  });
});

describe('the nearest terms', () => {
  const nearest = (query: string): string[] =>
    nearestTerms(wordKeys(query), terms, 2).map(({ name }) => name);

  it('are those spelled most alike, by whichever name', () => {
    expect(nearest('лидор')[0]).toBe('лідер');
    expect(nearest('комендир')[0]).toBe('лідер');
  });

  it('are there for any query at all', () => {
    expect(nearest('ъъъ')).toHaveLength(2);
  });
});
