import { describe, expect, it } from 'vitest';
import { numberedIn } from '../../src/rules/ask/select.ts';
import { numberUrl, ruleUrl } from '../../src/rules/ask/urls.ts';
import { LANGUAGES } from '../../src/rules/languages.ts';
import { publishedModel } from '../rules/support/content.ts';
import { attribute, select } from './support/elements.ts';
import { page } from './support/site.ts';

const { games } = await publishedModel();

const refreshOf = (url: string): string | undefined =>
  attribute(select('meta[http-equiv="refresh"]', page(url).tree), 'content');

describe('the address of a printed number', () => {
  it('leads to its rule at once and by a link, for every number of every game that has them', () => {
    const addresses = games.flatMap((game) =>
      game.languages.flatMap((language) =>
        numberedIn(game).map(({ number, id }) => ({
          from: numberUrl(language, game.id, number),
          to: ruleUrl(language, id),
        })),
      ),
    );
    const wrong = addresses.filter(
      ({ from, to }) =>
        refreshOf(from) !== `0; url=${to}` ||
        attribute(select('main a', page(from).tree), 'href') !== to,
    );
    expect(wrong).toEqual([]);
    // The reference of Twilight Imperium has 89 entries with 675 numbered rules and bullets.
    expect(addresses).toHaveLength(LANGUAGES.length * (89 + 675));
  });

  it('of the combat roll is the one printed in the reference', () => {
    expect(refreshOf('/uk/ti4/n/43.5/')).toBe('0; url=/uk/ti4/space-combat/#combat-roll');
  });
});
