import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as cited from '../../../../src/games/swdbg/engine/cited-rules.ts';
import { playGame, playTurns } from '../../../../src/games/swdbg/engine/game/index.ts';
import { playRandomly } from './helpers.ts';
import { playedGames, statesOf } from './random-play.ts';

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

const TURNS = 24;

/** Cards are told of in a whole game alone. */
const told = [1, 2, 3].flatMap((seed) =>
  playRandomly(playGame, null, seed, [seed, 5, 7], TURNS).moves.map(({ state }) => state),
);

/** Every refusal that some turns of random legal play come across. */
const met = new Set(
  [...playedGames(80).flatMap(statesOf), ...told].flatMap((state) => {
    const prompt = playTurns.prompt(state);
    if (prompt.kind !== 'decision') return [];
    return prompt.options.flatMap((option) =>
      option.allowed
        ? []
        : `${prompt.task}: ${option.choice.kind}: ${option.because.replace('swdbg.', '')}`,
    );
  }),
);

const tests = readdirSync(HERE)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(HERE, name), 'utf8'))
  .join('\n');

describe('a refusal', () => {
  it('is told in the table, with the rule that forbids', () => {
    const told = new Set(rows.map(({ key }) => key));
    expect(met.size).toBeGreaterThan(15);
    expect([...met].filter((key) => !told.has(key))).toEqual([]);
  });

  it('is met by random play, or its rule by a test', () => {
    const unmet = rows.filter(({ key, rule }) => !met.has(key) && !tests.includes(`'${rule}'`));
    expect(unmet.map(({ key }) => key)).toEqual([]);
  });

  it('cites what the engine can cite, once, and says why in a sentence', () => {
    const known: ReadonlySet<string> = new Set(cited.game);
    expect(rows.filter(({ rule }) => !known.has(`swdbg.${rule}`))).toEqual([]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    expect(rows.filter(({ why }) => !/^[A-Z].{10,}\.$/u.test(why))).toEqual([]);
  });
});
