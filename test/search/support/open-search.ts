import type { Language } from '../../../src/rules/languages.ts';
import type { Model } from '../../../src/rules/model.ts';
import { createSearch, type Search } from '../../../src/search/query.ts';
import { searchDataOf } from '../../../src/search/write-index.ts';

/** The search as a page has it, of records in memory; no page is read for a phrase. */
export function openSearch(model: Model, language: Language): Search {
  const { words, index, texts } = searchDataOf(model, language);
  return createSearch(language, {
    words,
    index,
    texts: (shard) => Promise.resolve(texts[shard] ?? []),
    near: () => Promise.resolve([]),
  });
}
