import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { choiceKey } from '../../../../src/engine/check.ts';
import { choicesFrom, digitsOf } from '../../../../src/engine/link.ts';
import { choicesMade, newGame, play, position, promptOf } from '../../../../src/engine/play.ts';
import type { ParsedSetup } from '../../../../src/engine/playable.ts';
import { IllegalChoice } from '../../../../src/engine/procedure.ts';
import type { GameEvent, Procedure, RuleId } from '../../../../src/engine/procedure.ts';
import { nextBelow, randomFrom } from '../../../../src/engine/random.ts';
import { agenda } from '../../../../src/games/ti4/engine/agenda/agenda.ts';
import { parseAgenda } from '../../../../src/games/ti4/positions/agenda.ts';
import {
  agenda as agendaRules,
  round as roundRules,
  table as tableRules,
} from '../../../../src/games/ti4/engine/cited-rules.ts';
import { parseRound } from '../../../../src/games/ti4/positions/round.ts';
import { ROUNDS } from '../../../../src/games/ti4/engine/round/procedures.ts';
import { parseTrade } from '../../../../src/games/ti4/positions/trade.ts';
import { trade } from '../../../../src/games/ti4/engine/table/trade.ts';
import { times } from '../../../support/effort.ts';

const LONGEST = 2000;

interface Claims {
  readonly id: string;
  readonly hold: () => void;
}

const claimsOf = <Setup, State, Choice extends object, Event extends GameEvent>(
  procedure: Procedure<Setup, State, Choice, Event>,
  setup: Setup,
  cited: readonly RuleId[],
): void => {
  const known = new Set<RuleId>(cited);
  const refusalOf = (state: State, choice: Choice): string => {
    try {
      procedure.apply(state, choice);
      return 'accepted';
    } catch (error) {
      if (error instanceof IllegalChoice) return error.because;
      throw error;
    }
  };
  fc.assert(
    fc.property(fc.nat(2 ** 31 - 1), (seed) => {
      let random = randomFrom(seed);
      let game = newGame(procedure, setup);
      while (game.moves.length < LONGEST) {
        const prompt = promptOf(game);
        const { state, events } = position(game);
        const rules = [
          ...events.flatMap((event) => event.rules),
          ...(prompt.kind === 'over' ? [] : prompt.rules),
        ];
        expect(rules.filter((rule) => !known.has(rule))).toEqual([]);
        if (prompt.kind !== 'decision') break;
        const keys = prompt.options.map(({ choice }) => choiceKey(choice));
        expect(new Set(keys).size).toBe(keys.length);
        const before = JSON.stringify(state);
        expect(JSON.parse(before)).toEqual(state);
        for (const option of prompt.options) {
          expect(refusalOf(state, option.choice)).toBe(
            option.allowed ? 'accepted' : option.because,
          );
        }
        expect(JSON.stringify(state)).toBe(before);
        const allowed = prompt.options.filter((option) => option.allowed);
        const next = nextBelow(random, Math.max(1, allowed.length));
        random = next.state;
        const option = allowed[next.value];
        if (!option) throw new Error(`${prompt.task} allows nothing.`);
        game = play(game, option.choice);
      }
      expect(promptOf(game).kind).toBe('over');
      const choices = choicesMade(game);
      expect(choicesFrom(procedure, setup, digitsOf(procedure, setup, choices))).toEqual({
        ok: true,
        choices,
      });
    }),
    { numRuns: times(10), seed: 7 },
  );
};

const parsed = <Setup>(result: ParsedSetup<Setup>): Setup => {
  if (!result.ok) throw new Error(`${result.path}: ${result.problem}`);
  return result.setup;
};

const folder = join(import.meta.dirname, '../../../../content/ti4/scenarios');

const tables: readonly Claims[] = readdirSync(folder).flatMap((name): readonly Claims[] => {
  const { procedure: id, setup } = parse(readFileSync(join(folder, name), 'utf8')) as {
    readonly procedure: string;
    readonly setup: unknown;
  };
  const phase = Object.values(ROUNDS).find((procedure) => procedure.id === id);
  if (phase) {
    return [{ id: name, hold: () => claimsOf(phase, parsed(parseRound(setup)), roundRules) }];
  }
  if (id === trade.id) {
    return [{ id: name, hold: () => claimsOf(trade, parsed(parseTrade(setup)), tableRules) }];
  }
  return id === agenda.id
    ? [{ id: name, hold: () => claimsOf(agenda, parsed(parseAgenda(setup)), agendaRules) }]
    : [];
});

describe('the phases, the votes and the trade of any table', () => {
  it('are tried on five tables at least', () => {
    expect(tables.length).toBeGreaterThanOrEqual(5);
  });

  it.each(tables)(
    'of $id end, refuse what they say they refuse, and come back whole from a link',
    ({ hold }) => {
      hold();
    },
  );
});
