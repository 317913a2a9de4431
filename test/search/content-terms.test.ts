import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../src/rules/languages.ts';
import { loadModel } from '../../src/rules/load.ts';
import type { Model } from '../../src/rules/model.ts';
import { createSearch } from '../../src/search/query.ts';
import { searchDataOf } from '../../src/search/write-index.ts';
import { contentFiles } from '../rules/support/content.ts';

/** So many results stand in view. */
const SHOWN = 3;

let model: Model;

beforeAll(async () => {
  ({ model } = await loadModel(contentFiles));
});

interface Asked {
  readonly game: string;
  readonly term: string;
  readonly words: string;
}

/** Which of these queries do not show their term on top. */
async function unanswered(language: Language, asked: readonly Asked[]): Promise<string[]> {
  const { words, index, texts } = searchDataOf(model, language);
  const search = createSearch(language, {
    words,
    index,
    texts: (shard) => Promise.resolve(texts[shard] ?? []),
    exact: () => Promise.resolve([]),
  });
  const lost: string[] = [];
  for (const { game, term, words: query } of asked) {
    const options = { limit: SHOWN, games: [game], kinds: ['term'] } as const;
    const { results } = await search(query, options);
    if (!results.some(({ id }) => id === `${game}.glossary.${term}`))
      lost.push(`${term}: ${query}`);
  }
  return lost;
}

describe.each(LANGUAGES)('a term in «%s»', (language) => {
  it('answers to its name, to its other names and to its English name', async () => {
    const asked = model.games.flatMap((game) =>
      game.terms.flatMap(({ id: term, words, en }): Asked[] => {
        const told = words[language];
        if (told === undefined) return [];
        const names = [told.name, ...told.aliases, ...told.forms, en];
        return names.map((name) => ({ game: game.id, term, words: name }));
      }),
    );
    expect(asked.length).toBeGreaterThan(200);
    expect(await unanswered(language, asked)).toEqual([]);
  });
});
