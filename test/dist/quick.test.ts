import { describe, expect, it } from 'vitest';
import type { AskedQuestion, Game } from '../../src/rules/model.ts';
import { sheetsOf } from '../../src/rules/ask/select.ts';
import { gameUrl, quickUrl, ruleUrl, sheetUrl } from '../../src/rules/ask/urls.ts';
import { publishedModel } from '../rules/support/content.ts';
import { attribute, selectAll } from './support/elements.ts';
import { page, pageAt } from './support/site.ts';

const { games } = await publishedModel();
const told = games.flatMap((game) => game.languages.map((language) => ({ game, language })));

const oftenAsked = ({ questions }: Game): readonly AskedQuestion[] =>
  questions.filter(({ isOften }) => isOften);

const linksOn = (url: string): ReadonlySet<string | undefined> =>
  new Set(selectAll('main a', page(url).tree).map((a) => attribute(a, 'href')));

describe('the page of a game', () => {
  it('leads to the answer of each question asked at the table most often', () => {
    const missing = told.flatMap(({ game, language }) => {
      const links = linksOn(gameUrl(language, game.id));
      return oftenAsked(game)
        .map(({ id }) => ruleUrl(language, id))
        .filter((url) => !links.has(url));
    });
    expect(games.flatMap(oftenAsked).length).toBeGreaterThan(4);
    expect(missing).toEqual([]);
  });

  it('leads to the quick references, and they to every sheet', () => {
    const missing = told.flatMap(({ game, language }) => {
      const sheets = sheetsOf(game).map(({ id }) => sheetUrl(language, game.id, id));
      if (sheets.length === 0) return [];
      const list = quickUrl(language, game.id);
      return [
        ...[list].filter((url) => !linksOn(gameUrl(language, game.id)).has(url)),
        ...sheets.filter((url) => !linksOn(list).has(url)),
      ];
    });
    expect(missing).toEqual([]);
  });

  it('shows no quick references where a game has none', () => {
    const empty = told.filter(({ game }) => sheetsOf(game).length === 0);
    const shown = empty.map(({ game, language }) => quickUrl(language, game.id));
    expect(shown.filter((url) => pageAt.has(url))).toEqual([]);
  });
});
