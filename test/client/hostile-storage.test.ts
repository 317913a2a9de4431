import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatTicks, parseTicks } from '../../src/client/checklist/ticks.ts';
import { formatProgress, parseProgress } from '../../src/client/course/progress.ts';
import { recentQueries, unansweredQueries } from '../../src/search/stored-queries.ts';
import { ti4Guide } from '../../src/games/ti4/helper/guide.ts';
import { newTable, tableIn } from '../../src/player/guide/guide.ts';
import { parseHistory } from '../../src/player/guide/history.ts';
import { NEW_TABLE, tableFrom } from '../../src/games/swdbg/helper/state.ts';

const parseHelper = (text: string) => parseHistory(text, tableFrom, NEW_TABLE);
const parseGuide = (text: string) => parseHistory(text, tableIn(ti4Guide), newTable(ti4Guide));

/** What somebody else, another version or a broken disk may have left under our names. */
const stored = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.json(),
  fc
    .jsonValue()
    .map((value) => JSON.stringify({ ...Object(value), __proto__: { polluted: true } })),
  fc.constantFrom(
    'null',
    '[[[[[[[[[[]]]]]]]]]]',
    '{"__proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '["<img src=x onerror=alert(1)>"]',
    '1e999',
    '"\\ud800"',
    '['.repeat(50_000),
    `[${'"a",'.repeat(50_000)}"a"]`,
  ),
);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('whatever lies in the storage', () => {
  it.each([
    ['ticks', (text: string) => formatTicks(parseTicks(text)), parseTicks],
    ['progress', (text: string) => formatProgress(parseProgress(text)), parseProgress],
    ['a helper', (text: string) => JSON.stringify(parseHelper(text)), parseHelper],
    ['a guide', (text: string) => JSON.stringify(parseGuide(text)), parseGuide],
  ])(
    'as %s is read without an error, and once it is written anew it means the same',
    (_, rewrite, read) => {
      fc.assert(
        fc.property(stored, (text) => {
          expect(read(rewrite(text))).toEqual(read(text));
          expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
          expect(rewrite(text).length).toBeLessThan(100_000);
        }),
        { numRuns: 2000 },
      );
    },
  );

  it.each([
    ['earlier searches', 6, recentQueries],
    ['unanswered queries', 50, unansweredQueries],
  ])('as %s gives at most %i short texts', (_, most, kept) => {
    fc.assert(
      fc.property(stored, (text) => {
        vi.stubGlobal('localStorage', { getItem: () => text });
        const queries = kept.all();
        expect(queries.length).toBeLessThanOrEqual(most);
        for (const query of queries) {
          expect(typeof query).toBe('string');
          expect(query.length).toBeLessThanOrEqual(200);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
