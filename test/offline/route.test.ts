import { describe, expect, it } from 'vitest';
import { elsewhere, languageOf, routeOf } from '../../src/offline/route.ts';

const BASE = 'https://kodeks.example/some/folder/';
const asked = (path: string, mode = 'cors', method = 'GET') => ({
  method,
  mode,
  url: new URL(path, BASE).href,
});

describe('a request', () => {
  it.each([
    ['uk/duel/', 'navigate', { kind: 'page', path: 'uk/duel/' }],
    ['uk/duel/?q=бій#x', 'navigate', { kind: 'page', path: 'uk/duel/' }],
    ['', 'navigate', { kind: 'page', path: '' }],
    ['_astro/a.b.js', 'cors', { kind: 'asset', path: '_astro/a.b.js' }],
    ['fonts/onest.woff2', 'cors', { kind: 'asset', path: 'fonts/onest.woff2' }],
    ['search/uk/index.json', 'cors', { kind: 'file', path: 'search/uk/index.json' }],
  ])('for %s by %s is known under any base path', (path, mode, route) => {
    expect(routeOf(asked(path, mode), BASE)).toEqual(route);
  });

  it.each(['api/v1/games.json', 'og/uk/a.png', 'embed/uk/a/', 'offline/packs.json', 'sw.js'])(
    'for %s is left to the browser',
    (path) => {
      expect(routeOf(asked(path, 'navigate'), BASE)).toBeUndefined();
    },
  );

  it('of another site, of another folder of this one, or that sends something is left alone', () => {
    expect(routeOf(asked('https://elsewhere.example/uk/'), BASE)).toBeUndefined();
    expect(routeOf(asked('/some/'), BASE)).toBeUndefined();
    expect(routeOf(asked('uk/', 'navigate', 'POST'), BASE)).toBeUndefined();
  });
});

describe('a page that no pack holds', () => {
  it.each([
    ['uk/duel', [{ path: 'uk/duel/', fragment: '' }]],
    [
      'uk/duel/combat/hit/',
      [
        { path: 'uk/duel/combat/', fragment: 'hit' },
        { path: 'ru/duel/combat/hit/', fragment: '' },
        { path: 'ru/duel/combat/', fragment: 'hit' },
      ],
    ],
    ['ru/duel/combat/', [{ path: 'uk/duel/combat/', fragment: '' }]],
    ['ru/duel/', []],
    ['', []],
  ])('%s may stand at %j', (path, places) => {
    expect(elsewhere(path)).toEqual(places);
  });

  it('is told of in the language of its address, or of the reader', () => {
    expect(languageOf('ru/duel/', ['uk'])).toBe('ru');
    expect(languageOf('uk/duel/', ['ru'])).toBe('uk');
    expect(languageOf('', ['en-GB', 'ru-RU', 'uk'])).toBe('ru');
    expect(languageOf('', ['en'])).toBe('uk');
  });
});
