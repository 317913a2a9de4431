import { describe, expect, it } from 'vitest';

import { parseWordList, WordListError } from '../../src/lexicon/word-list.ts';

describe('a list of correct words', () => {
  it('holds words and lemmas with their forms', () => {
    const list = parseWordList('# назви\nдроїд # з фільму\n\nмогти: можу може\n', 'words.uk.txt');
    expect([...list]).toEqual([
      ['дроїд', []],
      ['могти', ['можу', 'може']],
    ]);
  });

  it('joins lines of one lemma', () => {
    expect(parseWordList('могти: можу\nмогти: може', 'words.uk.txt').get('могти')).toEqual([
      'можу',
      'може',
    ]);
  });

  it.each([
    ['один\n  два три', 2, 7, /second word.*own line/s],
    ['дроїд, робот', 1, 1, /«дроїд,» is not a word/],
    ['лемма:форма', 1, 1, /not a word.*lemma: form/s],
    ["об'єкт", 1, 1, /apostrophe ’/],
    ['дроїд: дроїдa', 1, 8, /mixes Latin and Cyrillic.*«дроїда»/s],
  ])('rejects %j with its place and a way out', (text, line, column, message) => {
    const parse = (): unknown => parseWordList(text, 'words.uk.txt');
    expect(parse).toThrow(WordListError);
    expect(parse).toThrow(message);
    expect(parse).toThrow(`words.uk.txt:${String(line)}:${String(column)} `);
  });
});
