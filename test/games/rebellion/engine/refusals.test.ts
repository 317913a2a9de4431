import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as cited from '../../../../src/games/rebellion/engine/cited-rules.ts';
import { wholeGame } from '../../../../src/games/rebellion/engine/game/index.ts';
import { positionOf } from './game/helpers.ts';
import { playRandomly } from './game/random-play.ts';

const HERE = import.meta.dirname;

/** Which rule forbids which choice, and why: read against the texts, one sentence for each. */
const rows = readFileSync(join(HERE, 'refusals.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [task = '', choice = '', rule = '', why = ''] = line.split('\t');
    return { key: `${task}: ${choice}: ${rule}`, rule, why };
  });

const TABLES = [
  { players: 2, variant: 'advanced' },
  { players: 2, variant: 'first' },
  { players: 3, variant: 'advanced' },
  { players: 4, variant: 'advanced' },
];

/** Every refusal that a few games of random legal play come across. */
const met = new Set<string>();
for (const table of TABLES) {
  for (let seed = 1; seed <= 4; seed += 1) {
    playRandomly(wholeGame, positionOf({ phase: 'setup', ...table }), seed, ({ prompt }) => {
      if (prompt.kind !== 'decision') return;
      for (const option of prompt.options) {
        if (option.allowed) continue;
        met.add(
          `${prompt.task}: ${option.choice.kind}: ${option.because.replace('rebellion.', '')}`,
        );
      }
    });
  }
}

const testsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !name.includes('odds'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

describe('a refusal', () => {
  it('is told in the table, with the rule that forbids', () => {
    const told = new Set(rows.map(({ key }) => key));
    expect(met.size).toBeGreaterThan(80);
    expect([...met].filter((key) => !told.has(key))).toEqual([]);
  });

  it('is met by random play, or its rule by a test', () => {
    const tests = testsIn(HERE).join('\n');
    const unmet = rows.filter(
      ({ key, rule }) =>
        !met.has(key) && !tests.includes(`'${rule}'`) && !tests.includes(`'rebellion.${rule}'`),
    );
    expect(unmet.map(({ key }) => key)).toEqual([]);
  });

  it('cites what the engine can cite, once, and says why in a sentence', () => {
    const known: ReadonlySet<string> = new Set([...cited.game, ...cited.combat]);
    expect(rows.filter(({ rule }) => !known.has(`rebellion.${rule}`))).toEqual([]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    expect(rows.filter(({ why }) => !/^[A-Z].{10,}\.$/u.test(why))).toEqual([]);
  });
});
