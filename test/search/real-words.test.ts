import { describe, expect, it } from 'vitest';
import { packWords, unpackWords } from '../../src/search/packed-words.ts';
import { isAmong, realWordsBeside } from '../../src/search/real-words.ts';

const TEXTS = ['новій', 'система', 'можна'];

describe('words that are real although no text has them', () => {
  it('are those a slip away from a word of the texts, of either dictionary', () => {
    const uk = new Set(['носій', 'можна', 'трикутник', 'сестема', 'бій']);
    const ru = new Set(['можно', 'носитель']);
    expect(realWordsBeside(TEXTS, [uk, ru])).toEqual(['можно', 'носій', 'сестема']);
  });

  it('count whatever the slip: a letter more, less, another one, or two that changed places', () => {
    const slips = ['новийй', 'нові', 'ноаій', 'новйі'];
    expect(realWordsBeside(['новій'], [new Set([...slips, 'навіть'])])).toEqual(['ноаій', 'новйі']);
    expect(realWordsBeside(['систем'], [new Set(['система', 'систе', 'истем'])])).toEqual([
      'истем',
      'систе',
      'система',
    ]);
  });

  it('come out of their packing as they went in', () => {
    const words = ['можно', 'можность', 'носій', 'носіння', 'я'];
    expect(unpackWords(packWords(words))).toEqual(words);
    const isReal = isAmong({ license: '', words: packWords(words) });
    expect(['носій', 'нос', ''].map(isReal)).toEqual([true, false, false]);
  });
});
