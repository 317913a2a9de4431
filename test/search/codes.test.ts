import { describe, expect, it } from 'vitest';
import { codeOfPlace, codesOf } from '../../src/rules/read/codes.ts';
import { LANGUAGES, type Language } from '../../src/rules/languages.ts';
import { isTold } from '../../src/rules/ask/select.ts';
import { packPlaces, unpackPlaces } from '../../src/search/packed-numbers.ts';
import { searchDataOf } from '../../src/search/write-index.ts';
import { publishedModel } from '../rules/support/content.ts';
import { spread } from '../support/effort.ts';
import { openSearch } from './support/open-search.ts';

const model = await publishedModel();

const told = LANGUAGES.flatMap((language) =>
  model.games
    .filter((game) => game.languages.includes(language))
    .map((game) => ({ language, game, name: game.id })),
);

const searches = new Map(
  LANGUAGES.map((language) => [language, openSearch(model, language)] as const),
);

async function firstFound(language: Language, query: string, game?: string) {
  const answer = await searches.get(language)?.(query, { game, limit: 1 });
  return answer?.results[0]?.id;
}

describe('the code that a printed booklet gives a rule', () => {
  it.each(told)('finds the rules of $name, in $language', async ({ language, game }) => {
    const codes = [...codesOf(model, game)].filter(([id]) => isTold(model, id, language));
    expect(codes.length).toBeGreaterThan(300);
    const lost: string[] = [];
    for (const [id, code] of spread(codes, 200)) {
      const found = await firstFound(language, code, game.id);
      if (found !== id) lost.push(`${code}: ${String(found)} instead of ${id}`);
    }
    expect(lost).toEqual([]);
  });

  it('finds its rule from any game, and after «№»', async () => {
    const place = model.published.indexOf('rebellion.combat.dice-limit');
    const code = codeOfPlace(place);
    expect(await firstFound('uk', code, 'ti4')).toBe('rebellion.combat.dice-limit');
    expect(await firstFound('ru', `№ ${code}`)).toBe('rebellion.combat.dice-limit');
  });

  it('finds what took the place of a rule that has moved', () => {
    const moved = 'rebellion.combat.once-named-so';
    const aliases = new Map([...model.aliases, [moved, 'rebellion.combat.dice-limit'] as const]);
    const { places: written } = searchDataOf(
      { ...model, published: [...model.published, moved], aliases },
      'uk',
    );
    const places = unpackPlaces(written.codes);
    expect(places.at(-1)).toBeDefined();
    expect(places.at(-1)).toBe(places[model.published.indexOf('rebellion.combat.dice-limit')]);
  });

  it('is kept in a list that comes out as it went in', () => {
    const list = [5, undefined, 0, 1300, undefined, undefined, 7, 8];
    expect(unpackPlaces(packPlaces(list))).toEqual(list);
  });
});
