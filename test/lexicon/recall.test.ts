import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { Language } from '../../src/rules/languages.ts';
import { fold } from '../../src/lexicon/fold.ts';
import { loadLexicon } from '../../src/lexicon/load-lexicon.ts';
import { parseWordList } from '../../src/lexicon/word-list.ts';
import { temporaryCache } from './support/cache.ts';

const cacheDirectory = temporaryCache();

/** Paradigms written by hand, so that the dictionary is not its own judge: `lemma: form form…`. */
function readFixture(language: Language) {
  const file = new URL(`fixture/forms.${language}.txt`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.flatMap((line) => {
    const [lemma = '', forms = ''] = line.split(': ');
    return forms.split(' ').map((form) => ({ lemma: fold(lemma), form }));
  });
}

async function measure(language: Language, words = '') {
  const fixture = readFixture(language);
  const lexicon = await loadLexicon(language, {
    texts: fixture.map(({ form }) => form),
    wordList: parseWordList(words, `words.${language}.txt`),
    cacheDirectory,
  });
  const missed = fixture.filter(({ lemma, form }) => !lexicon.lemmasOf(form).includes(lemma));
  return {
    recall: 1 - missed.length / fixture.length,
    missed: missed.map(({ form }) => form).join(' '),
  };
}

describe('the dictionary finds the lemma of', () => {
  it('97 of 100 Ukrainian forms, all but those of «могти»', async () => {
    const { recall, missed } = await measure('uk');
    expect(recall).toBeGreaterThanOrEqual(0.97);
    expect(missed).toBe('можу можеш може можемо можете можуть міг могла могли');
  });

  it('95 of 100 Russian forms, all but some of «пехотинец», «взять» and «мочь»', async () => {
    const { recall, missed } = await measure('ru');
    expect(recall).toBeGreaterThanOrEqual(0.95);
    expect(missed).toBe(
      'пехотинцем пехотинцев возьму возьмёшь возьмёт возьмем возьмете возьмут возьми возьмите ' +
        'мог могла могли',
    );
  });

  it.each([
    ['uk', 'могти: можу можеш може можемо можете можуть міг могла могли'],
    [
      'ru',
      `пехотинец: пехотинцем пехотинцев
       взять: возьму возьмёшь возьмёт возьмём возьмёте возьмут возьми возьмите
       мочь: мог могла могло могли`,
    ],
  ] as const)('every form of %s once the word list mends its gaps', async (language, words) => {
    expect(await measure(language, words)).toEqual({ recall: 1, missed: '' });
  });
});
