import { describe, expect, it } from 'vitest';
import { chooseLemmas, packForms, unpackForms } from '../../src/search/forms.ts';
import { createLexicon } from '../../src/words/lexicon.ts';

const lexicon = createLexicon('uk', {
  paradigms: {
    бій: ['бій', 'бою', 'боєві', 'боєм'],
    бой: ['бой', 'боя', 'бою', 'боєм'],
    лідер: ['лідер', 'лідера', 'лідером'],
    командир: ['командир', 'командира', 'командиром'],
    взяти: ['взяти', 'візьму'],
  },
});

const formsFor = (...words: string[]) =>
  unpackForms(packForms(chooseLemmas(words, lexicon), lexicon));

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
    const table = packForms(new Set(['лідер', 'командир']), lexicon);
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

describe('a word that is not known', () => {
  const forms = formsFor('лідера', 'командир');

  it('may be the beginning of one that is', () => {
    expect(forms.begins('ліде')).toBe(true);
    expect(forms.begins('лідеро')).toBe(true);
    expect(forms.begins('лідерн')).toBe(false);
    expect(forms.begins('яяя')).toBe(false);
  });

  it('may be one mistake away: a letter missing, added, wrong, or two swapped', () => {
    for (const typed of ['кмандир', 'коммандир', 'комондир', 'комнадир']) {
      expect(forms.nearest(typed, 1)).toBe('командир');
    }
    expect(forms.nearest('комонтир', 1)).toBeUndefined();
    expect(forms.nearest('комонтир', 2)).toBe('командир');
  });
});
