import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { game as cited } from '../../../../../src/games/ti4/engine/cited-rules.ts';
import { crowded } from './crowded.ts';
import { AIMLESS, BUSY, fromBox, playFrom } from './random-game.ts';

/** Which rule forbids which choice of the game itself, and why; parts have a table of their own. */
const rows = readFileSync(join(import.meta.dirname, 'refusals.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [task = '', choice = '', rule = '', why = ''] = line.split('\t');
    return { key: `${task}: ${choice}: ${rule}`, rule, why };
  });

const PLAYED = [
  ...Array.from({ length: 12 }, (_, seed) => playFrom(fromBox(seed), seed, BUSY)),
  ...Array.from({ length: 9 }, (_, seed) => playFrom(crowded(seed), seed, BUSY)),
  ...[9, 14].map((seed) => playFrom(crowded(seed), seed, AIMLESS)),
];

const met = new Set(
  PLAYED.flatMap(({ moments }) =>
    moments.flatMap(({ prompt, before }) =>
      prompt.kind === 'decision' && before.agenda.at(-1)?.at === prompt.task
        ? prompt.options.flatMap((option) =>
            option.allowed
              ? []
              : `${prompt.task}: ${option.choice.kind}: ${option.because.replace('ti4.', '')}`,
          )
        : [],
    ),
  ),
);

const tests = ['cards', 'game']
  .map((name) => readFileSync(join(import.meta.dirname, `${name}.test.ts`), 'utf8'))
  .join('\n');

describe('a refusal of the whole game', () => {
  it('is told in the table, with the rule that forbids', () => {
    const told = new Set(rows.map(({ key }) => key));
    expect(met.size).toBeGreaterThan(20);
    expect([...met].filter((key) => !told.has(key))).toEqual([]);
  });

  it('is met by random play, or its rule by a test', () => {
    const unmet = rows.filter(({ key, rule }) => !met.has(key) && !tests.includes(`'${rule}'`));
    expect(unmet.map(({ key }) => key)).toEqual([]);
  });

  it('cites what the game can cite, once, and says why in a sentence', () => {
    const known: ReadonlySet<string> = new Set(cited);
    expect(rows.filter(({ rule }) => !known.has(`ti4.${rule}`))).toEqual([]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    expect(rows.filter(({ why }) => !/^[A-Z].{10,}\.$/u.test(why))).toEqual([]);
  });
});
