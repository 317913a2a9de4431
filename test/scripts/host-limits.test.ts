import { describe, expect, it } from 'vitest';
import { censusOf, packedCensus, type SiteFile } from '../../scripts/lib/hosts/census.ts';
import { missingEditions, wholeCensus } from '../../scripts/lib/hosts/editions.ts';
import { excessOf, inWords } from '../../scripts/lib/hosts/limits.ts';

const file = (path: string, bytes = 10): SiteFile => ({ path, bytes });
/** A game told in one language, shown in both; another told in both. */
const SITE: readonly SiteFile[] = [
  ...['uk', 'ru'].map((language) => file(`${language}/go/index.html`)),
  ...['uk', 'ru'].map((language) => file(`${language}/go/moves/index.html`, 100)),
  file('uk/go/moves/turn/index.html'),
  file('uk/go/moves/pass/index.html'),
  ...['turn', 'pass'].map((rule) => file(`og/uk/go/moves/${rule}.png`, 1000)),
  file('api/v1/go/uk/rules.json', 50),
  file('api/v1/go/topics/moves.json', 70),
  ...['uk', 'ru'].map((language) => file(`og/${language}/nim/heap/take.png`, 1000)),
  ...['uk', 'ru'].map((language) => file(`${language}/nim/heap/take/index.html`)),
  file('search/uk/texts/0.json', 33),
];
const GAMES = [
  { id: 'go', languages: ['uk'] },
  { id: 'nim', languages: ['uk', 'ru'] },
];

describe('an edition that is still to come', () => {
  const missing = missingEditions(SITE, GAMES, ['uk', 'ru']);

  it('is reckoned for each game in each language that does not tell it', () => {
    expect(missing.map(({ game, language }) => `${language}/${game}`)).toEqual(['ru/go']);
  });

  it('has what its sibling has and is not there yet, and its share of the search', () => {
    // Two rules, two pictures, one list; two of the three pictures in Ukrainian are the game's.
    expect(missing[0]).toMatchObject({
      files: 2 + 2 + 1 + 1,
      bytes: 2 * 10 + 2 * 1000 + 50 + 33 * (2 / 3) + 70,
    });
  });

  it('adds to what is there today', () => {
    const today = censusOf(SITE);
    expect(wholeCensus(today, missing).files).toBe(SITE.length + 6);
  });
});

describe('what hosts count', () => {
  it('is files, bytes, the largest file and the fullest folder', () => {
    expect(censusOf([file('a/1'), file('a/2', 30), file('b')])).toEqual({
      files: 3,
      bytes: 50,
      largest: 30,
      fullest: 2,
    });
  });

  it('is three files for one that is packed beforehand; pictures and small files are not', () => {
    const site = [file('page.html', 2000), file('small.html', 20), file('picture.png', 2000)];
    expect(packedCensus(site)).toMatchObject({ files: 5, bytes: 2000 + 20 + 2000 + 2 * 2000 });
  });

  it('is refused with the figure and the limit', () => {
    const census = { files: 20_001, bytes: 5_000_000, largest: 1, fullest: 3 };
    expect(excessOf(census, { files: 20_000, bytes: 5_000_000 })).toEqual([
      '20,001 files, of 20,000 files allowed',
    ]);
    expect(excessOf(census, { files: 20_001, largest: 1, fullest: 2 })).toEqual([
      '3 files in one folder, of 2 files in one folder allowed',
    ]);
    expect(inWords({ files: 20_000, largest: 25 * 2 ** 20 })).toBe(
      '20,000 files, 25 MiB in one file',
    );
  });
});
