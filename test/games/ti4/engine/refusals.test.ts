import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { GameEvent, Procedure, Prompt } from '../../../../src/engine/procedure.ts';
import { PLAYERS } from '../../../../src/games/ti4/engine/action/types.ts';
import { ACTIONS } from '../../../../src/games/ti4/engine/action/procedures.ts';
import { agenda } from '../../../../src/games/ti4/engine/agenda/agenda.ts';
import { parseAgenda } from '../../../../src/games/ti4/positions/agenda.ts';
import * as cited from '../../../../src/games/ti4/engine/cited-rules.ts';
import { galaxy } from '../../../../src/games/ti4/engine/galaxy/galaxy.ts';
import { ROUNDS } from '../../../../src/games/ti4/engine/round/procedures.ts';
import { parseTrade } from '../../../../src/games/ti4/positions/trade.ts';
import { trade } from '../../../../src/games/ti4/engine/table/trade.ts';
import { boardFrom } from './random-board.ts';
import { playRandomly } from './random-play.ts';
import { tableFrom } from './random-table.ts';

const HERE = import.meta.dirname;
const SCENARIOS = join(HERE, '../../../../content/ti4/scenarios');

/** Which rule forbids which choice, and why: read against the texts, one sentence for each. */
const rows = readFileSync(join(HERE, 'refusals.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [task = '', choice = '', rule = '', why = ''] = line.split('\t');
    return { key: `${task}: ${choice}: ${rule}`, rule, why };
  });

/** Every refusal that some random legal play comes across. */
const met = new Set<string>();

const note = (prompt: Prompt<{ readonly kind: string }>): void => {
  if (prompt.kind !== 'decision') return;
  for (const option of prompt.options) {
    if (option.allowed) continue;
    met.add(`${prompt.task}: ${option.choice.kind}: ${option.because.replace('ti4.', '')}`);
  }
};

const roam = <Setup, State, Choice extends { readonly kind: string }, Event extends GameEvent>(
  procedure: Procedure<Setup, State, Choice, Event>,
  setup: Setup,
  seed: number,
): void => {
  playRandomly(procedure, setup, seed, ({ prompt }) => {
    note(prompt);
  });
};

for (let seed = 1; seed <= 120; seed += 1) {
  const board = boardFrom(seed);
  roam(ACTIONS['ti4/tactical-action'], board, seed);
  roam(ACTIONS['ti4/research'], board, seed);
}
for (let seed = 1; seed <= 40; seed += 1) {
  for (const [id, procedure] of Object.entries(ROUNDS)) {
    roam(procedure, tableFrom(seed, id !== 'ti4/strategy-phase'), seed);
  }
}
for (const count of [3, 4, 5, 6]) {
  roam(galaxy, { players: PLAYERS.slice(0, count), speaker: 'red', factions: {} }, count);
}
for (const name of readdirSync(SCENARIOS)) {
  const { procedure, setup } = parse(readFileSync(join(SCENARIOS, name), 'utf8')) as {
    readonly procedure: string;
    readonly setup: unknown;
  };
  const council = procedure === agenda.id ? parseAgenda(setup) : null;
  const market = procedure === trade.id ? parseTrade(setup) : null;
  for (let seed = 1; seed <= 10; seed += 1) {
    if (council?.ok === true) roam(agenda, council.setup, seed);
    if (market?.ok === true) roam(trade, market.setup, seed);
  }
}

const tests = readdirSync(HERE)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(HERE, name), 'utf8'))
  .join('\n');

describe('a refusal', () => {
  it('is told in the table, with the rule that forbids', () => {
    const told = new Set(rows.map(({ key }) => key));
    expect(met.size).toBeGreaterThan(60);
    expect([...met].filter((key) => !told.has(key))).toEqual([]);
  });

  it('is met by random play, or its rule by a test', () => {
    const unmet = rows.filter(({ key, rule }) => !met.has(key) && !tests.includes(`'${rule}'`));
    expect(unmet.map(({ key }) => key)).toEqual([]);
  });

  it('cites what the engine can cite, once, and says why in a sentence', () => {
    const known: ReadonlySet<string> = new Set(Object.values(cited).flat());
    expect(rows.filter(({ rule }) => !known.has(`ti4.${rule}`))).toEqual([]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    expect(rows.filter(({ why }) => !/^[A-Z].{10,}\.$/u.test(why))).toEqual([]);
  });
});
