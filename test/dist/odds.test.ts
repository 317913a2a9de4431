import { afterAll, describe, expect, it } from 'vitest';
import { calculators } from '../../src/calculator/registry.ts';
import { readScripts } from '../../src/offline/build/built-scripts.ts';
import { LANGUAGES } from '../../src/rules/languages.ts';
import { isLatin } from '../support/latin.ts';
import { selectAll, textOf } from './support/elements.ts';
import { files, page, pages, readText, root } from './support/site.ts';
import { packed, weigh, withImports } from './support/weight.ts';

/** Bytes on the wire, packed with brotli. */
const FORM_BUDGET = 18 * 1024;
const GAME_BUDGET = 32 * 1024;
const PAGE_BUDGET = 48 * 1024;

const addresses = calculators.flatMap(({ id, game, name }) =>
  LANGUAGES.map((language) => ({ id, url: `/${language}/${game}/odds/${name}/` })),
);

const workers = [...files].filter((file) => /^\/_astro\/worker-[^/]+\.js$/.test(file));

/** What the worker fetches for each calculator: the file made of its source. */
const scripts = readScripts(root);
const fetched: ReadonlyMap<string, string> = new Map(
  [...withImports(workers)].flatMap((file) =>
    (scripts[file.slice(1)]?.later ?? []).flatMap((later) => {
      const [, game, name] = /^src\/games\/([^/]+)\/calculators\/([^/]+)\.ts$/.exec(later.of) ?? [];
      return game === undefined ? [] : [[`${game}/${name ?? ''}`, `/${later.file}`] as const];
    }),
  ),
);

const gameWeight = (id: string): number =>
  [...withImports([...workers, fetched.get(id) ?? ''])].reduce(
    (sum, file) => sum + packed(file),
    0,
  );

afterAll(() => {
  const table = addresses.map(({ id, url }) => {
    const { script, page: whole } = weigh(url);
    return [url, { script, 'html+css+script': whole, worker: gameWeight(id) }] as const;
  });
  // eslint-disable-next-line no-console
  console.table(Object.fromEntries(table));
});

describe('the page of a calculator', () => {
  it('is there for each of them, in both languages, and has one worker', () => {
    const built = pages.filter(({ url }) => /^\/(?:uk|ru)\/[a-z0-9]+\/odds\/[^/]+\/$/.test(url));
    expect(built.map(({ url }) => url).sort()).toEqual(addresses.map(({ url }) => url).sort());
    expect(workers).toHaveLength(1);
  });

  it.each(addresses)('$url is within its budget', ({ id, url }) => {
    expect(weigh(url).script).toBeLessThan(FORM_BUDGET);
    expect(weigh(url).page).toBeLessThan(PAGE_BUDGET);
    expect(gameWeight(id)).toBeGreaterThan(3000);
    expect(gameWeight(id)).toBeLessThan(GAME_BUDGET);
  });

  it.each(calculators)('$id loads the code of its own game only', ({ id, game }) => {
    const own = [...withImports([fetched.get(id) ?? ''])].map(readText).join('\n');
    expect(own).toContain(`${game}.`);
    const others = calculators.flatMap((one) => (one.game === game ? [] : [one.game])).join('|');
    expect(own.match(new RegExp(`["'\`](?:${others})\\.[a-z]`, 'g'))).toBeNull();
  });

  it.each(addresses)('$url names all that it asks in its own language', ({ url }) => {
    const labels = selectAll('main label, main legend, main th, main dt', page(url).tree);
    const names = labels.map((label) => textOf(label).trim());
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter(isLatin)).toEqual([]);
  });

  it.each(addresses)('$url tells answers before any script runs', ({ url }) => {
    const cases = selectAll('.odds-ready .odds-case', page(url).tree);
    expect(cases.length).toBeGreaterThan(1);
    for (const one of cases) {
      expect(selectAll('.odds-verdict li', one).length).toBeGreaterThan(1);
      expect(textOf(selectAll('.odds-case-headline', one)[0]).length).toBeGreaterThan(15);
      expect(selectAll('table', one).length).toBeGreaterThan(0);
    }
  });
});
