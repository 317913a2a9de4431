import { describe, expect, it } from 'vitest';
import { chooseLemmas, packForms, unpackForms } from '../../src/search/forms.ts';
import { createLexicon } from '../../src/lexicon/lexicon.ts';
import { unpackStems } from '../../src/search/packed-stems.ts';

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
    const { endings, stems } = packForms(paradigms(['лідер', 'командир']));
    expect(endings).toEqual([',а,ом']);
    expect(unpackStems(stems)).toEqual([['командир', 'лідер']]);
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
});

describe('the places of lemmas', () => {
  it('count in the order of the table', () => {
    const forms = formsFor('лідера', 'командир', 'взяти');
    expect(forms.lemmas.map((lemma) => forms.placeOf(lemma))).toEqual([0, 1, 2]);
    expect(forms.placeOf('система')).toBe(-1);
  });
});
