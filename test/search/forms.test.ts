import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseLemmas, packForms, unpackForms } from '../../src/search/forms.ts';
import { createLexicon } from '../../src/lexicon/lexicon.ts';
import { isOneSlip } from '../../src/lexicon/slip.ts';

const lexicon = createLexicon('uk', {
  paradigms: {
    бій: ['бій', 'бою', 'боєві', 'боєм'],
    бой: ['бой', 'боя', 'бою', 'боєм'],
    лідер: ['лідер', 'лідера', 'лідером'],
    командир: ['командир', 'командира', 'командиром'],
    взяти: ['взяти', 'візьму'],
  },
});

const paradigms = (lemmas: Iterable<string>) =>
  new Map(Array.from(lemmas, (lemma) => [lemma, lexicon.formsOf(lemma)] as const));
const formsFor = (...words: string[]) =>
  unpackForms(packForms(paradigms(chooseLemmas(words, lexicon))));

describe('the table of forms', () => {
  it('gives every form of a word of the texts back its dictionary form', () => {
    const forms = formsFor('лідера', 'командир', 'взяти');
    expect(forms.lemmasOf('лідером')).toEqual(['лідер']);
    expect(forms.lemmasOf('командира')).toEqual(['командир']);
    expect(forms.lemmasOf('візьму')).toEqual(['взяти']);
  });

  it('knows no word that the texts do not have', () => {
    expect(formsFor('лідера').lemmasOf('командир')).toEqual([]);
  });

  it('keeps a word that no dictionary knows as its own only form', () => {
    expect(formsFor('ewok').lemmasOf('ewok')).toEqual(['ewok']);
  });

  it('writes endings shared by many words once', () => {
    const table = packForms(paradigms(['лідер', 'командир']));
    expect(table).toEqual({ endings: [',а,ом'], stems: ['командир,лідер'] });
  });

  it('takes «бою» for the word whose other forms stand beside it', () => {
    expect(formsFor('бою', 'боєм', 'боєві').lemmasOf('бою')).toEqual(['бій']);
    expect(formsFor('бою', 'боєм', 'боя').lemmasOf('бою')).toEqual(['бой']);
  });

  it('keeps both words where each is needed for a form of its own', () => {
    expect([...formsFor('бою', 'боєві', 'боя').lemmasOf('бою')].sort()).toEqual(['бой', 'бій']);
  });
});

describe('several tables of forms', () => {
  const tables = [packForms(paradigms(['бій', 'бой'])), packForms(paradigms(['лідер', 'бій']))];
  const forms = unpackForms(...tables);

  it('count on from one to the next, and a word that comes again keeps its place', () => {
    expect([...forms.lemmas].sort()).toEqual(['бой', 'бій', 'лідер'].sort());
    expect(forms.placeOf('лідер')).toBe(2);
    expect(forms.lemmasOf('боєві')).toEqual(['бій']);
  });

  it('tell which words may be taken for each other', () => {
    expect(forms.looksLike(forms.placeOf('бій'), forms.placeOf('бой'))).toBe(true);
    expect(forms.looksLike(forms.placeOf('бій'), forms.placeOf('лідер'))).toBe(false);
  });
});

describe('a word that is not known', () => {
  const forms = formsFor('лідера', 'командир');

  it('may be the beginning of one that is', () => {
    expect(forms.beginningWith('ліде')).toEqual(['лідер']);
    expect(forms.beginningWith('командиро')).toEqual(['командир']);
    expect(forms.beginningWith('лідерн')).toEqual([]);
    expect(forms.beginningWith('яяя')).toEqual([]);
  });

  it('may be one slip away, or two', () => {
    expect(forms.slipped('комондир')).toEqual(['командир']);
    expect(forms.slipped('комонтир')).toEqual([]);
    expect(forms.nearest('комонтир', 1)).toBeUndefined();
    expect(forms.nearest('комонтир', 2)).toBe('командир');
  });
});

describe('words one slip away', () => {
  const letter = fc.constantFrom(...'абв');
  const word = fc.string({ unit: letter, minLength: 2, maxLength: 7 });

  it('are found in whichever half the slip is, as by asking every word', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 30 }), word, (words, typed) => {
        const forms = unpackForms({ endings: [''], stems: [words.join()] });
        expect(forms.slipped(typed)).toEqual(
          words.filter((known) => isOneSlip(known, typed)).sort(),
        );
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the places of lemmas', () => {
  it('count in the order of the table', () => {
    const forms = formsFor('лідера', 'командир', 'взяти');
    expect(forms.lemmas.map((lemma) => forms.placeOf(lemma))).toEqual([0, 1, 2]);
    expect(forms.placeOf('система')).toBe(-1);
  });
});
