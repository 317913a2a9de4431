import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/rules/languages.ts';
import type { Model } from '../../src/rules/model.ts';
import { ruleId } from '../../src/rules/link/references.ts';
import type { Search } from '../../src/search/query.ts';
import { contentModel } from '../rules/support/content.ts';
import { spread } from '../support/effort.ts';
import { openSearch } from './support/open-search.ts';

/** So many results are seen without a movement of the thumb. */
const SEEN = 4;

let model: Model;

beforeAll(async () => {
  model = await contentModel();
});

interface Asked {
  readonly game: string;
  readonly term: string;
  readonly words: string;
}

/** Which of these queries do not show their term near the top to a reader of its game. */
async function unanswered(search: Search, asked: readonly Asked[]): Promise<string[]> {
  const missed: string[] = [];
  for (const { game, term, words: query } of asked) {
    const { results } = await search(query, { game, games: [game], limit: SEEN });
    const isShown = results.some(({ id }) => id === ruleId(game, 'glossary', term));
    if (!isShown) missed.push(`${game} ${term}: ${query}`);
  }
  return missed;
}

describe.each(LANGUAGES)('a term in «%s»', (language) => {
  let search: Search;

  beforeAll(() => {
    search = openSearch(model, language);
  });

  it('answers to its name, to its other names and to its English name', async () => {
    const names = model.games.flatMap((game) =>
      game.terms.flatMap(({ id: term, words, en }): Asked[] => {
        const told = words[language];
        if (told === undefined) return [];
        const all = [told.name, ...told.aliases, ...told.forms, en];
        return all.map((name) => ({ game: game.id, term, words: name }));
      }),
    );
    expect(names.length).toBeGreaterThan(200);
    expect(await unanswered(search, spread(names, 500))).toEqual([]);
  });

  it('answers to every form that the rules use of it', async () => {
    const asked = model.games.flatMap((game) =>
      game.topics.flatMap(({ rules }) =>
        rules.flatMap(({ statements }): Asked[] => {
          const text = statements[language]?.text ?? '';
          return model.vocabulary.terms(game.id, language, text).map(({ start, end, termId }) => ({
            game: game.id,
            term: termId,
            words: text.slice(start, end).toLowerCase(),
          }));
        }),
      ),
    );
    const once = new Map(asked.map((one) => [Object.values(one).join(), one]));
    expect(once.size).toBeGreaterThan(500);
    expect(await unanswered(search, spread([...once.values()], 250))).toEqual([]);
  });
});
