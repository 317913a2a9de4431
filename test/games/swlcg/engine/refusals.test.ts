import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Drawn, Prompt } from '../../../../src/engine/procedure.ts';
import { drawFace, nextBelow, randomFrom } from '../../../../src/engine/random.ts';
import * as cited from '../../../../src/games/swlcg/engine/cited-rules.ts';
import { deckCheck } from '../../../../src/games/swlcg/engine/deck/deck.ts';
import { GAME_PROCEDURES } from '../../../../src/games/swlcg/engine/game/procedures.ts';
import { setupOf } from './helpers.ts';
import { tables } from './random-table.ts';

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

interface Machine<State, Choice> {
  readonly prompt: (state: State) => Prompt<Choice>;
  readonly apply: (state: State, answer: Choice | Drawn) => { readonly state: State };
}

const MOST = 400;
const met = new Set<string>();

/** Plays at random and keeps every refusal that comes up. */
const listen = <State, Choice extends { readonly kind: string }>(
  { prompt, apply }: Machine<State, Choice>,
  begun: State,
  seed: number,
): void => {
  let state = begun;
  let chance = randomFrom(seed);
  for (let step = 0; step < MOST; step += 1) {
    const asked = prompt(state);
    if (asked.kind === 'over') return;
    if (asked.kind === 'chance') {
      const results = asked.draws.map((draw) => {
        const face = drawFace(chance, draw);
        chance = face.state;
        return face.value;
      });
      ({ state } = apply(state, { kind: 'drawn', results }));
      continue;
    }
    for (const option of asked.options) {
      if (option.allowed) continue;
      met.add(`${asked.task}: ${option.choice.kind}: ${option.because.replace('swlcg.', '')}`);
    }
    // Whoever tells of cards all the time hardly plays.
    const open = asked.options.filter(
      ({ allowed, choice }) => allowed && (choice.kind !== 'tell' || seed % 3 === 0),
    );
    const at = nextBelow(chance, open.length);
    chance = at.state;
    const picked = open[at.value];
    if (!picked) throw new Error(`${asked.task} is a dead end.`);
    ({ state } = apply(state, picked.choice));
  }
};

const GAMES = Object.values(GAME_PROCEDURES).filter(({ id }) => !/edge|strikes/.test(id));
fc.assert(
  fc.property(tables, fc.constantFrom(...GAMES), fc.nat(9999), (table, game, seed) => {
    listen(game, game.begin(setupOf({ ...table, length: 3 })).state, seed);
  }),
  { numRuns: 400, seed: 1977 },
);
for (let seed = 1; seed <= 12; seed += 1) {
  listen(deckCheck, deckCheck.begin({ faction: null, sets: [] }).state, seed);
}

const tests = readdirSync(HERE)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(HERE, name), 'utf8'))
  .join('\n');

describe('a refusal', () => {
  it('is told in the table, with the rule that forbids', () => {
    const told = new Set(rows.map(({ key }) => key));
    expect(met.size).toBeGreaterThan(45);
    expect([...met].filter((key) => !told.has(key)).sort()).toEqual([]);
  });

  it('is met by random play, or its rule by a test', () => {
    const unmet = rows.filter(
      ({ key, rule }) =>
        !met.has(key) && !tests.includes(`'${rule}'`) && !tests.includes(`'swlcg.${rule}'`),
    );
    expect(unmet.map(({ key }) => key)).toEqual([]);
  });

  it('cites what the engine can cite, once, and says why in a sentence', () => {
    const known: ReadonlySet<string> = new Set([...cited.game, ...cited.deck]);
    expect(rows.filter(({ rule }) => !known.has(`swlcg.${rule}`))).toEqual([]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    expect(rows.filter(({ why }) => !/^[A-Z].{10,}\.$/u.test(why))).toEqual([]);
  });
});
