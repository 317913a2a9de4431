import { describe, expect, it } from 'vitest';

import { createLexicon } from '../../src/lexicon/lexicon.ts';
import { parseWordList } from '../../src/lexicon/word-list.ts';

const paradigms = {
  винищувач: ['винищувач', 'винищувача', 'винищувачі'],
  зірка: ['зірка', 'зірки', 'зірок'],
  люк: ['люк', 'люка'],
  міг: ['міг', 'могла'],
  поле: ['поле', 'поля'],
  полоти: ['полоти', 'поле'],
  смерть: ['смерть', 'смерті'],
};
const plain = createLexicon('uk', { paradigms });

describe('a lexicon', () => {
  it('gives every lemma a form may belong to', () => {
    expect(plain.lemmasOf('Поле')).toEqual(['поле', 'полоти']);
  });

  it('holds an unknown word to be its own lemma and only form', () => {
    expect(plain.lemmasOf('Вукі')).toEqual(['вукі']);
    expect(plain.formsOf('вукі')).toEqual(['вукі']);
    expect(plain.knows('вукі')).toBe(false);
  });

  it('inflects the last part of a compound it does not know', () => {
    expect(plain.lemmasOf('ЗІД-винищувачі')).toEqual(['зід-винищувач']);
    expect(plain.formsOf('зід-винищувач')).toEqual([
      'зід-винищувач',
      'зід-винищувача',
      'зід-винищувачі',
    ]);
  });

  it('knows a compound when it knows each part, a single letter counting as known', () => {
    expect(plain.knows('зірка-поле')).toBe(true);
    expect(plain.knows('Х-винищувач')).toBe(true);
    expect(plain.knows('зід-винищувач')).toBe(false);
  });

  it('links forms and lemmas both ways', () => {
    const lexicon = createLexicon('uk', {
      paradigms,
      wordList: parseWordList('могти: міг могла', 'words.uk.txt'),
      terms: [{ name: 'Х-вінґ', forms: ['Х-вінґа'] }],
    });
    for (const form of ['міг', 'могла', 'поле', 'х-вінга', 'смерті']) {
      for (const lemma of lexicon.lemmasOf(form)) expect(lexicon.formsOf(lemma)).toContain(form);
    }
    expect(lexicon.formsOf('міг')).toEqual(['міг']);
  });
});

describe('a word list', () => {
  const lexicon = createLexicon('uk', {
    paradigms,
    wordList: parseWordList('могти: можу міг могла\nвукі\nполе', 'words.uk.txt'),
  });

  it('wins over the dictionary', () => {
    expect(lexicon.lemmasOf('міг')).toEqual(['могти']);
    expect(lexicon.formsOf('могти')).toEqual(['могти', 'можу', 'міг', 'могла']);
  });

  it('makes a word known', () => {
    expect(lexicon.knows('Вукі')).toBe(true);
  });

  it('takes nothing from the dictionary by repeating a word it has', () => {
    expect(lexicon.lemmasOf('поле')).toEqual(['поле', 'полоти']);
  });
});

describe('forms listed in the glossary', () => {
  it('belong to the name, whatever the dictionary says', () => {
    const lexicon = createLexicon('uk', { paradigms, terms: [{ name: 'Люка', forms: ['люк'] }] });
    expect(lexicon.lemmasOf('люк')).toEqual(['люка']);
  });

  it('make the name they belong to known', () => {
    const terms = [{ name: 'Ґріджатус', forms: ['Ґріджатуса'] }];
    const lexicon = createLexicon('uk', { paradigms, terms });
    expect(lexicon.knows('Ґріджатус')).toBe(true);
    expect(lexicon.formsOf('Ґріджатус')).toEqual(['гріджатус', 'гріджатуса']);
  });

  it('belong to the alias they resemble more', () => {
    const terms = [{ name: 'винищувач', aliases: ['Х-вінґ'], forms: ['Х-вінґами'] }];
    expect(createLexicon('uk', { paradigms, terms }).lemmasOf('х-вінгами')).toEqual(['х-вінг']);
  });

  it('of several words are laid along the name word by word', () => {
    const terms = [{ name: 'Люк Скайвокер', forms: ['Люка Скайвокера'] }];
    const lexicon = createLexicon('uk', { paradigms, terms });
    expect(lexicon.lemmasOf('Скайвокера')).toEqual(['скайвокер']);
    expect(lexicon.lemmasOf('люка')).toEqual(['люк']);
  });

  it('of one word may belong to a word of a longer name', () => {
    const terms = [{ name: 'зірка Явіна', forms: ['Явіну'] }];
    expect(createLexicon('uk', { paradigms, terms }).lemmasOf('Явіну')).toEqual(['явіна']);
  });
});
