import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Search } from '../../src/search/query.ts';
import { openSearch } from './support/open-search.ts';
import { smallGame } from './support/small-game.ts';

let search: Search;

beforeAll(async () => {
  search = openSearch(await smallGame(), 'uk');
});

describe('whatever is typed', () => {
  it.each([
    ['ten thousand letters', 'щ'.repeat(10_000)],
    ['ten thousand words', 'бій '.repeat(10_000)],
    ['markup', '<img src=x onerror=alert(1)><b>'],
    ['signs of patterns', '\\p{L}+(?:.*)[^]$^|{1,}'],
    ['marks that turn the text', '\u202Eйіб\u202C\u200F\u2066бій\u2069'],
    ['half of a pair', 'бій\uD800 \uDFFF'],
    ['emoji', '🎲🪐👩‍🚀'],
    ['marks without letters', '\u0301\u0308\u0301'],
    ['a zero', '\u0000'],
    ['names of objects', '__proto__ constructor toString'],
    ['quotes', '«»„“""\'\''],
  ])('%s is answered calmly', async (_, query) => {
    const { results, suggestions, corrected = '' } = await search(query);
    const shown = [...results, ...suggestions].map(({ title }) => title).join() + corrected;
    expect(shown).not.toMatch(/[<>\u202A-\u202E\u2066-\u2069]|\p{Cs}/u);
  });

  it('finds a word among the marks that hide it', async () => {
    const [first] = (await search('\u202Eві\u00ADдс\u200Bтуп\u202C')).results;
    expect(first?.id).toBe('hexes.glossary.retreat');
  });

  it('is never an error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (query) => {
        const { results, total } = await search(query);
        expect(results.length).toBeLessThanOrEqual(total);
      }),
    );
  });
});
