import { describe, expect, it } from 'vitest';
import { subjectsOf } from '../../src/ask/subjects.ts';
import { procedureOf } from '../../src/games/procedures.ts';
import { LANGUAGES } from '../../src/rules/languages.ts';
import { publishedModel } from '../rules/support/content.ts';
import { weighAsking, weighPlayer } from './support/player-weight.ts';
import { importsOf } from './support/scripts.ts';
import { pages, readText } from './support/site.ts';
import { isHeavier, weighRoughly } from './support/weight.ts';
import type { Weight } from './support/weigher.ts';

/** Bytes on the wire, packed with brotli, for a topic that holds no player. */
const BUDGET = { script: 3072, page: 18_432, fonts: 46_080 } satisfies Partial<Weight>;

/**
 * Bytes on the wire, packed with brotli, for everything that a walkthrough runs. Rebellion's are
 * parts of its whole game, whose machine they run.
 */
const PLAYER_BUDGET = 71 * 1024;

/** The same for whoever asks about a position. */
const ASKING_BUDGET = 60 * 1024;
/**
 * Questions of Rebellion are asked of its whole game, one machine that its walkthroughs run too; those
 * of Twilight Imperium's actions bring the map and its key.
 */
const LARGER: Readonly<Record<string, number>> = {
  'rebellion/game': 73 * 1024,
  'ti4/action': 61 * 1024,
};

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
const walkthroughs = pages.flatMap(({ url }) =>
  /^\/(?:uk|ru)\/[a-z0-9]+\/walkthroughs\/[^/]+\/$/.test(url) ? [url] : [],
);

describe('a topic without a player', () => {
  it('is the usual case', () => {
    expect(quiet.length).toBeGreaterThan(topics.length / 2);
  });

  it.each(quiet)('%s is within the budget', (url) => {
    const over = (Object.keys(BUDGET) as (keyof typeof BUDGET)[]).filter((part) =>
      isHeavier(url, BUDGET[part], (weight) => weight[part]),
    );
    expect(over).toEqual([]);
  });

  it.each(quiet)('%s has parts to weigh', (url) => {
    const { script, page, fonts } = weighRoughly(url);
    expect(script).toBeGreaterThan(0);
    expect(page - script).toBeGreaterThan(1000);
    expect(fonts).toBeGreaterThan(0);
  });
});

describe('the script of a walkthrough', () => {
  it('is there to be weighed for every worked example', () => {
    const told = games.flatMap(({ scenarios }) => scenarios);
    expect(walkthroughs.length).toBeGreaterThanOrEqual(told.length);
    expect(Math.min(...walkthroughs.map((url) => weighPlayer(url).player))).toBeGreaterThan(12_000);
  });

  it.each(walkthroughs)('%s is under 71 KB, player, engine and words together', (url) => {
    expect(weighPlayer(url).player).toBeLessThan(PLAYER_BUDGET);
  });

  it.each(walkthroughs)('%s holds no rule of another game', (url) => {
    const [, , game = ''] = url.split('/');
    const foreign = games.flatMap(({ id }) => (id === game ? [] : [id])).join('|');
    const { own } = weighPlayer(url);
    const text = own.map(readText).join('\n');
    // A rule is named in full, or by its name below the game that a procedure tells the kernel.
    const namesOf = (games: string): RegExp =>
      new RegExp(`\\b(?:${games})(?:\\.[a-z]|[\`'"])`, 'g');
    expect(text).toMatch(namesOf(game));
    expect(text.match(namesOf(foreign))).toBeNull();
  });

  it('has its fights apart, with their words, and they are no heavier than a third of it', () => {
    const late = walkthroughs.map((url) => weighPlayer(url).late);
    expect(Math.max(...late)).toBeGreaterThan(0);
    expect(Math.max(...late)).toBeLessThan(PLAYER_BUDGET / 3);
  });

  it.each([
    ['const o={"a/b":async()=>(await t(()=>import(`./x.js`))).open}', ['./x.js']],
    ['const o={a:()=>import("./x.js"),b:()=>import("./y.js")}', ['./x.js', './y.js']],
    ['import"./z.js"', []],
  ])('is found through %s', (text, expected) => {
    expect(importsOf(text).deferred).toEqual(expected);
  });
});

describe('the script that asks about positions', () => {
  const asked = games.flatMap(({ id }) =>
    LANGUAGES.flatMap((language) =>
      [
        ...new Set(
          subjectsOf(id).flatMap(({ presets }) =>
            presets.map(({ procedure }) => `${id}/${procedureOf(procedure).play}`),
          ),
        ),
      ].map((play) => ({ language, play })),
    ),
  );

  it('is there to be weighed for every game', () => {
    expect(new Set(asked.map(({ play }) => play.split('/')[0])).size).toBe(games.length);
  });

  it.each(asked)('$play in $language keeps to it, fields, engine and words together', (one) => {
    const weight = weighAsking(one.language, one.play);
    expect(weight).toBeGreaterThan(12_000);
    expect(weight).toBeLessThan(LARGER[one.play] ?? ASKING_BUDGET);
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
    expect(importsOf(text).needed).toEqual(names);
  });
});
