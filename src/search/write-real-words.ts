import { dictionaryWords } from '../lexicon/dictionary.ts';
import { once } from '../lexicon/once.ts';
import { LANGUAGES } from '../rules/languages.ts';
import type { RealWords } from './bundle.ts';
import { unpackForms } from './forms.ts';
import { packWords } from './packed-words.ts';
import { realWordsBeside } from './real-words.ts';
import { WORDS_LICENSE } from './words-license.ts';
import type { SearchData } from './write-index.ts';

/** Words of either language: who reads one may well write the other. */
const dictionaries = once(() => Promise.all(LANGUAGES.map(dictionaryWords)));

export async function realWordsOf({ words, games }: SearchData): Promise<RealWords> {
  const tables = Object.values(games).flatMap((game) => [game.words.forms, game.foreign.forms]);
  const { forms } = unpackForms(words.forms, ...tables);
  return {
    license: WORDS_LICENSE,
    words: packWords(realWordsBeside(forms, await dictionaries())),
  };
}
