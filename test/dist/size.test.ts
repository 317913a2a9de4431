import { posix } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/rules/languages.ts';
import { hasQuestions } from '../../src/rules/select.ts';
import { publishedModel } from '../rules/support/content.ts';
import { files, readBytes, readText } from './support/site.ts';
import {
  lateImports,
  loaders,
  packedTogether,
  sourceOf,
  staticImports,
  weigh,
  withImports,
  type Weight,
} from './support/weight.ts';

/** Bytes on the wire, packed with brotli, for a topic that holds no player. */
const BUDGET: Weight = { script: 3072, page: 18_432, fonts: 46_080 };

const { games } = await publishedModel();

const topics = games.flatMap((game) =>
  LANGUAGES.flatMap((language) =>
    game.topics.map(({ id, scenarios }) => ({
      url: `/${language}/${game.id}/${id}/`,
      hasPlayer: scenarios.length > 0,
    })),
  ),
);
const quiet = topics.flatMap(({ url, hasPlayer }) => (hasPlayer ? [] : [url]));
const others = [
  '/uk/',
  ...games.flatMap((game) => {
    const { id, scenarios, languages, topics: listed } = game;
    const home = `/${languages[0] ?? 'uk'}/${id}/`;
    const [rule] = listed[0]?.rules ?? [];
    return [
      home,
      `${home}glossary/`,
      ...(hasQuestions(game) ? [`${home}faq/`] : []),
      ...scenarios.slice(0, 1).map((scenario) => `${home}walkthroughs/${scenario.id}/`),
      ...(rule === undefined ? [] : [`${home}${rule.topic}/${rule.anchor}/`]),
    ];
  }),
];

afterAll(() => {
  const table = Object.fromEntries(
    [...topics.map(({ url }) => url), ...others].map((url) => {
      const { script, page, fonts } = weigh(url);
      const raw = readBytes(`${url}index.html`).length;
      return [url, { script, 'html+css+script': page, fonts, 'html unpacked': raw }];
    }),
  );
  // The numbers are worth reading even while they are within the budget.
  // eslint-disable-next-line no-console
  console.table(table);
});

describe('a topic without a player', () => {
  it('is the usual case', () => {
    expect(quiet.length).toBeGreaterThan(topics.length / 2);
  });

  it.each(quiet)('%s is within the budget', (url) => {
    const weight = weigh(url);
    const over = (Object.keys(BUDGET) as (keyof Weight)[]).flatMap((part) =>
      weight[part] > BUDGET[part] ? [`${part}: ${weight[part]} of ${BUDGET[part]}`] : [],
    );
    expect(over).toEqual([]);
  });

  it.each(quiet)('%s has parts to weigh', (url) => {
    const { script, page, fonts } = weigh(url);
    expect(script).toBeGreaterThan(0);
    expect(page - script).toBeGreaterThan(1000);
    expect(fonts).toBeGreaterThan(0);
  });
});

describe('the player of Twilight Imperium', () => {
  const MOST = 60 * 1024;
  const mount = [...files].find((file) => /\/mount\.[^/]+\.js$/.test(file)) ?? '';
  const beside = (name: string): string => posix.join(posix.dirname(mount), name);
  const players = [...loaders(readText(mount))].filter(([id]) => id.startsWith('ti4/'));
  /** Everything its page runs in one language, the frame that mounts it included. */
  const scriptsOf = (opens: readonly string[], language: string): ReadonlySet<string> => {
    const chunks = opens.map(beside);
    const words = chunks
      .flatMap((chunk) => lateImports(sourceOf(readText(chunk))))
      .filter((name) => name.includes(`.${language}.`))
      .map(beside);
    expect(words.length).toBeGreaterThan(0);
    return withImports([mount, ...chunks, ...words]);
  };
  const told = games.find(({ id }) => id === 'ti4')?.scenarios.map(({ procedure }) => procedure);

  it('opens every procedure that a walkthrough tells', () => {
    expect(told?.length).toBeGreaterThan(0);
    expect(told?.filter((id) => !players.some(([known]) => known === id))).toEqual([]);
  });

  it.each(players)('for %s stays under sixty kilobytes', (_id, opens) => {
    for (const language of LANGUAGES) {
      expect(packedTogether(scriptsOf(opens, language))).toBeLessThan(MOST);
    }
  });

  it.each(players)('for %s holds no rule of another game', (_id, opens) => {
    const text = [...scriptsOf(opens, 'uk')]
      .filter((file) => file !== mount)
      .map(readText)
      .join('\n');
    expect(text).toContain('ti4.');
    expect(text.match(/\b(?:rebellion|swdbg|swlcg)\./g)).toBeNull();
  });
});

describe('the scripts that a page needs at once', () => {
  it.each([
    ['import{a}from"./a.js";a()', ['./a.js']],
    ['import"./b.js"', ['./b.js']],
    ['export*from"./c.js"', ['./c.js']],
    ['const d=()=>import("./d.js")', []],
    ['const text=`import"./e.js"`', []],
  ])('of %s are %j', (text, names) => {
    expect(staticImports(text)).toEqual(names);
  });
});
