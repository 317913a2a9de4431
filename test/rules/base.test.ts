import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { root } from './support/content.ts';

/** Modules read where the site begins once, as they load: each folder has a process of its own. */
function inFolder(base: string, expressions: readonly string[]): unknown {
  const program = `
    import { withBase, withoutBase } from './src/base.ts';
    import * as urls from './src/rules/ask/urls.ts';
    import { keepInterface } from './src/markdown/keep-interface.ts';
    console.log(JSON.stringify([${expressions.join(', ')}]));`;
  const env = { ...process.env, KODEKS_BASE: base };
  const args = ['--input-type=module', '--eval', program];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' }));
}

describe('a site in a folder of its host', () => {
  it('has all its addresses there', () => {
    const made = inFolder('/kodeks/', [
      "urls.homeUrl('uk')",
      "urls.ruleUrl('uk', 'duel.fight.hit')",
      "urls.pictureUrl('ru', 'duel.fight.hit')",
      "withBase('/fonts/text.woff2')",
    ]);
    expect(made).toEqual([
      '/kodeks/uk/',
      '/kodeks/uk/duel/fight/#hit',
      '/kodeks/og/ru/duel/fight/hit.png',
      '/kodeks/fonts/text.woff2',
    ]);
  });

  it('finds the path of an address below the folder, and leaves other addresses alone', () => {
    const others = ['/kodeksy/uk/', 'https://rules.test/'];
    const found = inFolder(
      '/kodeks/',
      ['/kodeks/uk/duel/', ...others].map((address) => `withoutBase('${address}')`),
    );
    expect(found).toEqual(['/uk/duel/', ...others]);
  });

  it('changes the language behind the folder, not its name', () => {
    const changed = inFolder('/uk/', [
      "urls.withInterface('/uk/uk/duel/', 'ru')",
      "urls.withInterface('/uk/', 'ru')",
      `keepInterface('<a href="/uk/uk/duel/">', 'uk', 'ru')`,
    ]);
    expect(changed).toEqual(['/uk/ru/duel/', '/uk/', '<a href="/uk/ru/duel/">']);
  });
});

it('a site at the root of its host has addresses from the root on', () => {
  expect(inFolder('/', ["urls.homeUrl('uk')", "withoutBase('/uk/duel/')"])).toEqual([
    '/uk/',
    '/uk/duel/',
  ]);
});
