import type { Language } from '../../../src/rules/languages.ts';
import type { Model } from '../../../src/rules/model.ts';
import { once } from '../../../src/lexicon/once.ts';
import { createSearch, type Search } from '../../../src/search/query.ts';
import { isAmong } from '../../../src/search/real-words.ts';
import { realWordsOf } from '../../../src/search/write-real-words.ts';
import { searchDataOf, type GameData } from '../../../src/search/write-index.ts';

/** The search as a page has it, of records in memory; no page is read for a phrase. */
export function openSearch(model: Model, language: Language): Search {
  const data = searchDataOf(model, language);
  const { list, words, games, places, texts } = data;
  return createSearch(language, {
    list,
    words,
    game: (id) => Promise.resolve(dataOf(id)),
    foreign: (id) => Promise.resolve(dataOf(id).foreign),
    places: () => Promise.resolve(places),
    realWords: once(async () => isAmong(await realWordsOf(data))),
    texts: (shard) => Promise.resolve(texts[shard] ?? []),
    near: () => Promise.resolve([]),
  });

  function dataOf(id: string): GameData {
    const game = games[id];
    if (game === undefined) throw new Error(`There is no game «${id}».`);
    return game;
  }
}
