import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endIndexing, writeBundle } from '../../src/search/index.ts';
import { openSearchIn } from '../../src/search/node.ts';
import type { Search, SearchOptions } from '../../src/search/query.ts';
import { smallGame } from './support/small-game.ts';
import { writeSmallSite } from './support/small-site.ts';

/** A game beside the usual one that is told in Ukrainian only and numbers its rules. */
const ORBITS = {
  'content/orbits/game.yaml': `
id: orbits
name: { uk: Орбіти, ru: Орбиты, en: Orbits }
summary: { uk: Мала гра., ru: Малая игра. }
players: { min: 2, max: 2 }
languages: [uk]
publisher: { name: Nobody, url: 'https://example.org/' }
trademarks: [Nobody]
flows: []
`,
  'content/orbits/books.yaml': 'books: []',
  'content/orbits/topics.yaml': `
groups:
  - id: play
    name: { uk: Гра, ru: Игра }
    topics:
      - { id: flight, number: '7', sources: [] }
`,
  'content/orbits/glossary.yaml': `
terms:
  - id: comet
    kind: unit
    en: comet
    uk: { name: комета, definition: Тіло з хвостом. }
`,
  'content/orbits/uk/flight.mdx': `---
title: Політ
summary: Як летить комета.
---

Комета летить довкола зорі. [#around]

- Комета минає 10 полів за хід. [#speed 7.1]
  - Біля зорі вона минає 12 полів. [#near-star 7.1•2]
  - Далі від неї — лише 8. [#far 7.1•2-1]
- Хвіст не рахують. [#tail 7.2 7.10]
`,
} as const;

let site: string;
let uk: Search;
let ru: Search;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'kodeks-across-'));
  const model = await smallGame(ORBITS);
  await writeSmallSite(model, site);
  await writeBundle(model, 'uk', site);
  await writeBundle(model, 'ru', site);
  await endIndexing();
  uk = await openSearchIn(site, 'uk');
  ru = await openSearchIn(site, 'ru');
}, 30_000);

afterAll(() => rm(site, { recursive: true }));

async function urls(search: Search, query: string, options?: SearchOptions): Promise<string[]> {
  return (await search(query, options)).results.map(({ url }) => url);
}

describe('a game that the reader’s language does not tell', () => {
  it('leaves its words out of the index, which loads with every search', async () => {
    const folder = join(site, 'search', 'ru');
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const words = files.filter((file) => file.isFile() && !/pagefind|pf_/.test(file.name));
    const texts = await Promise.all(
      words.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')),
    );
    expect(texts.length).toBeGreaterThan(4);
    expect(texts.filter((text) => text.includes('комета'))).toEqual([]);
    // Names of a game told in both languages are found in either.
    expect(await readFile(join(folder, 'foreign/hexes.json'), 'utf8')).toContain('ватажок');
  });

  it('is looked through when nothing else answers', async () => {
    const { results } = await ru('хвіст');
    expect(results.map(({ id, language }) => [id, language])).toContainEqual([
      'orbits.flight.tail',
      'uk',
    ]);
  });

  it('keeps out of the way of games that it does tell', async () => {
    const { results } = await ru('отряд');
    expect(results.map(({ game }) => game)).not.toContain('orbits');
    expect(results.length).toBeGreaterThan(0);
  });

  it('goes first where it holds all the words, and they only some', async () => {
    const games = (await ru('комета поле')).results.map(({ game }) => game);
    expect(games[0]).toBe('orbits');
    expect(games.at(-1)).toBe('hexes');
  });

  it('adds itself to the counts of the filters, and no other game of its index', async () => {
    const alone = (await ru('поле')).counts.games;
    const { counts } = await ru('поле', { game: 'orbits' });
    expect(Object.keys(counts.games).sort()).toEqual(['hexes', 'orbits']);
    expect(counts.games['hexes']).toBe(alone['hexes']);
  });

  it('is looked through alone when it is chosen, in any form of a word', async () => {
    const { results } = await ru('комети', { games: ['orbits'] });
    expect(results.map(({ id }) => id)).toContain('orbits.glossary.comet');
    expect(new Set(results.map(({ game }) => game))).toEqual(new Set(['orbits']));
    expect(await urls(ru, 'отряд', { games: ['orbits'] })).toEqual([]);
  });

  it('adds to another game that is chosen with it', async () => {
    const { results } = await ru('comet leader', { games: ['orbits', 'hexes'] });
    expect(new Set(results.map(({ game }) => game))).toContain('hexes');
    expect((await ru('comet', { games: ['orbits', 'hexes'] })).results[0]?.game).toBe('orbits');
  });

  it('is shown with the reader’s menus where it can be, else in its own language', async () => {
    expect(await urls(ru, 'хвіст')).toContain('/ru/orbits/flight/#tail');
    expect(await urls(ru, 'комета')).toContain('/uk/orbits/glossary/comet/');
    expect(await urls(uk, 'хвіст')).toContain('/uk/orbits/flight/#tail');
  });

  it('lends no terms to the other games’ suggestions', async () => {
    const { results, suggestions } = await ru('кометт', { games: ['hexes'] });
    expect(results).toEqual([]);
    expect(suggestions.map(({ game }) => game)).not.toContain('orbits');
  });

  it('stops at the limit', async () => {
    expect(await urls(ru, 'комета', { limit: 1 })).toHaveLength(1);
  });
});

describe('the game being read', () => {
  const gamesOf = async (game: string): Promise<readonly string[]> =>
    (await uk('поле', { game })).results.map((result) => result.game);

  it.each(['hexes', 'orbits'])('comes first: %s', async (game) => {
    const found = await gamesOf(game);
    const own = found.filter((each) => each === game);
    expect(own.length).toBeGreaterThan(0);
    expect(found.length).toBeGreaterThan(own.length);
    expect(found.slice(0, own.length)).toEqual(own);
  });

  it('is answered before the others have come, who only follow', async () => {
    const soon: string[][] = [];
    const answer = await uk('поле', {
      game: 'orbits',
      soon: ({ results }) => soon.push(results.map(({ id }) => id)),
    });
    const all = answer.results.map(({ id }) => id);
    expect(soon.length).toBeGreaterThan(1);
    for (const early of soon) expect(all.slice(0, early.length)).toEqual(early);
    expect(soon.at(-1)?.every((id) => id.startsWith('orbits.'))).toBe(true);
    expect(all.length).toBeGreaterThan(soon.at(-1)?.length ?? 0);
  });

  it('lends its terms where nothing is found, as does one that is chosen', async () => {
    const offered = async (options: SearchOptions): Promise<readonly string[]> => [
      ...new Set((await uk('ъъъъ', options)).suggestions.map(({ game }) => game)),
    ];
    expect(await offered({ game: 'orbits' })).toEqual(['orbits']);
    expect(await offered({ game: 'orbits', games: ['hexes'] })).toEqual(['hexes']);
    expect([...(await offered({}))].sort()).toEqual(['hexes', 'orbits']);
  });
});

describe('a printed number', () => {
  it.each([
    ['7.1', 'flight/#speed'],
    ['7,1', 'flight/#speed'],
    ['п. 7.1', 'flight/#speed'],
    ['Правило 7.1.', 'flight/#speed'],
    ['7.1•2', 'flight/#near-star'],
    ['7.1.2', 'flight/#near-star'],
    ['7.1•2-1', 'flight/#far'],
    ['7.10', 'flight/#tail'],
    ['7.2', 'flight/#tail'],
  ])('%s leads to its rule first', async (query, place) => {
    expect((await urls(uk, query))[0]).toBe(`/uk/orbits/${place}`);
  });

  it('is found from the other language, too', async () => {
    expect((await urls(ru, '7.1'))[0]).toBe('/ru/orbits/flight/#speed');
  });

  it('of an entry leads to the topic first, then to what holds the number as a word', async () => {
    expect((await urls(uk, '7'))[0]).toBe('/uk/orbits/flight/');
    expect(await urls(uk, '10')).toContain('/uk/orbits/flight/#speed');
  });

  it('that no booklet prints is a word like any other', async () => {
    expect((await urls(uk, '12'))[0]).toBe('/uk/orbits/flight/#near-star');
  });
});
