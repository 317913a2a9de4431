import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Modules read where the site begins once, as they load. */
async function inFolder(base: string) {
  vi.stubEnv('BASE_URL', base);
  vi.resetModules();
  const { withBase, withoutBase } = await import('../../src/base.ts');
  const { homeUrl, pictureUrl, ruleUrl, withInterface } = await import('../../src/rules/urls.ts');
  const { keepInterface } = await import('../../src/markdown/keep-interface.ts');
  return { withBase, withoutBase, homeUrl, pictureUrl, ruleUrl, withInterface, keepInterface };
}

describe('a site in a folder of its host', () => {
  it('has all its addresses there', async () => {
    const { homeUrl, pictureUrl, ruleUrl, withBase } = await inFolder('/kodeks/');
    expect([
      homeUrl('uk'),
      ruleUrl('uk', 'duel.fight.hit'),
      pictureUrl('ru', 'duel.fight.hit'),
      withBase('/fonts/text.woff2'),
    ]).toEqual([
      '/kodeks/uk/',
      '/kodeks/uk/duel/fight/#hit',
      '/kodeks/og/ru/duel/fight/hit.png',
      '/kodeks/fonts/text.woff2',
    ]);
  });

  it('finds the path of an address below the folder, and leaves other addresses alone', async () => {
    const { withoutBase } = await inFolder('/kodeks/');
    expect(withoutBase('/kodeks/uk/duel/')).toBe('/uk/duel/');
    expect(withoutBase('/kodeksy/uk/')).toBe('/kodeksy/uk/');
    expect(withoutBase('https://rules.test/')).toBe('https://rules.test/');
  });

  it('changes the language behind the folder, not its name', async () => {
    const { withInterface, keepInterface } = await inFolder('/uk/');
    expect(withInterface('/uk/uk/duel/', 'ru')).toBe('/uk/ru/duel/');
    expect(withInterface('/uk/', 'ru')).toBe('/uk/');
    expect(keepInterface('<a href="/uk/uk/duel/">', 'uk', 'ru')).toBe('<a href="/uk/ru/duel/">');
  });
});

it('a site at the root of its host has addresses from the root on', async () => {
  const { homeUrl, withoutBase } = await inFolder('/');
  expect(homeUrl('uk')).toBe('/uk/');
  expect(withoutBase('/uk/duel/')).toBe('/uk/duel/');
});
