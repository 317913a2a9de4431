import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceKey } from '../../../../src/engine/check.ts';
import { choicesFrom, digitsOf } from '../../../../src/engine/link.ts';
import {
  choicesMade,
  newGame,
  play,
  playChance,
  position,
  promptOf,
  replay,
} from '../../../../src/engine/play.ts';
import type { Game } from '../../../../src/engine/play.ts';
import { IllegalChoice } from '../../../../src/engine/procedure.ts';
import { nextBelow, randomFrom } from '../../../../src/engine/random.ts';
import { fromSeed } from '../../../../src/engine/sources.ts';
import { ACTIONS } from '../../../../src/games/ti4/engine/action/procedures.ts';
import {
  capacityOf,
  fleetOf,
  inSpace,
  inSystem,
  needsPlace,
  sheetOf,
} from '../../../../src/games/ti4/engine/action/query.ts';
import { action as actionRules } from '../../../../src/games/ti4/engine/cited-rules.ts';
import type {
  ActionChoice,
  ActionEvent,
  ActionOutcome,
  ActionState,
} from '../../../../src/games/ti4/engine/action/types.ts';
import { FIGURES } from '../../../../src/games/ti4/engine/data/units.ts';
import { times } from '../../../support/effort.ts';
import { boardFrom, SIDES } from './random-board.ts';

const action = ACTIONS['ti4/tactical-action'];
const LONGEST = 600;
const FIGHTERS_OF_A_DOCK = 3;
type Played = Game<ActionState, ActionState, ActionChoice, ActionEvent, ActionOutcome>;

const playFrom = (seed: number): Played => {
  let random = randomFrom(seed ^ 0x5bd1e995);
  let game = playChance(newGame(action, boardFrom(seed), fromSeed(seed)));
  while (game.moves.length < LONGEST) {
    const prompt = promptOf(game);
    if (prompt.kind !== 'decision') break;
    const allowed = prompt.options.filter((option) => option.allowed);
    const next = nextBelow(random, Math.max(1, allowed.length));
    random = next.state;
    const option = allowed[next.value];
    if (!option) throw new Error(`${prompt.task} offers nothing that is allowed`);
    game = playChance(play(game, option.choice));
  }
  return game;
};

const statesOf = ({ opening, moves }: Played): readonly ActionState[] => [
  opening.state,
  ...moves.map(({ state }) => state),
];

const seeds = fc.nat(2 ** 31 - 1);
const check = (numRuns: number, claim: (game: Played) => void): void =>
  fc.assert(
    fc.property(seeds, (seed) => {
      claim(playFrom(seed));
    }),
    { numRuns: times(numRuns), seed: 4 },
  );

const UNITS_AWAY: readonly ActionEvent['kind'][] = ['unit-destroyed', 'unit-removed', 'taken-back'];

const balance = (events: readonly ActionEvent[]): number =>
  events.reduce((sum, event) => {
    if (event.kind === 'eliminated') return sum - event.data.units;
    if (event.kind === 'produced') return sum + event.data.count;
    if (event.kind === 'cargo-lost') return sum - event.data.units.length;
    return UNITS_AWAY.includes(event.kind) ? sum - 1 : sum;
  }, 0);

const tokensOf = (state: ActionState, player: (typeof SIDES)[number]): number => {
  const { tactic, fleet, strategy, reserve } = sheetOf(state, player);
  const laid = Object.values(state.tokens).filter((owners) => owners.includes(player)).length;
  return tactic + fleet + strategy + reserve + laid;
};

describe('any tactical action', () => {
  it('comes to an end, keeps units, tokens, fleets and places, and cites known rules', () => {
    const known = new Set<string>(actionRules);
    const seen = new Set<string>();
    check(1200, (game) => {
      expect(promptOf(game).kind).toBe('over');
      const last = position(game).state;
      const events = [...game.opening.events, ...game.moves.flatMap((move) => move.events)];
      const out = new Set(
        events.flatMap((event) => (event.kind === 'eliminated' ? [event.data.player] : [])),
      );
      expect(last.units.filter(({ owner }) => out.has(owner))).toEqual([]);
      expect(last.units.length - game.opening.state.units.length).toBe(balance(events));
      for (const player of last.players as readonly (typeof SIDES)[number][]) {
        if (!out.has(player)) {
          expect(tokensOf(last, player)).toBe(tokensOf(game.opening.state, player));
        }
        if (player !== 'red') continue;
        for (const system of Object.keys(last.galaxy.systems)) {
          expect(fleetOf(last, system, player).length).toBeLessThanOrEqual(
            sheetOf(last, player).fleet,
          );
          const space = inSpace(last, system, player);
          const aboard = space.filter((unit) => needsPlace(last, unit));
          const fighters = aboard.filter(({ type }) => type === 'fighter').length;
          const docks = inSystem(last, system, player).filter(({ type }) => type === 'space-dock');
          const hosted = Math.min(fighters, docks.length * FIGHTERS_OF_A_DOCK);
          expect(aboard.length - hosted).toBeLessThanOrEqual(capacityOf(last, space));
        }
      }
      const ids = new Set(last.units.map(({ id }) => id));
      expect(ids.size).toBe(last.units.length);
      for (const event of events) {
        seen.add(event.kind);
        if (event.rules.length === 0 || event.rules.some((rule) => !known.has(rule))) {
          throw new Error(`${event.kind} cites ${event.rules.join()}`);
        }
      }
    });
    const met = [
      'cargo-lost',
      'eliminated',
      'sustained',
      'retreated',
      'control-gained',
      'custodians-removed',
    ];
    for (const kind of [...met, 'produced', 'rerolled', 'unit-removed', 'ground-ended']) {
      expect(seen).toContain(kind);
    }
  });

  it('has no more figures of a kind than the box', () => {
    check(60, (game) => {
      for (const { units } of statesOf(game)) {
        for (const [type, most] of Object.entries(FIGURES)) {
          if (type === 'fighter' || type === 'infantry') continue;
          for (const side of SIDES) {
            const there = units.filter((unit) => unit.owner === side && unit.type === type).length;
            const before = game.opening.state.units.filter(
              (unit) => unit.owner === side && unit.type === type,
            ).length;
            expect(there).toBeLessThanOrEqual(Math.max(most, before));
          }
        }
      }
    });
  });

  it('accepts what it allows and refuses, unchanged, what it refuses', () => {
    check(25, (game) => {
      for (const state of statesOf(game)) {
        const prompt = action.prompt(state);
        if (prompt.kind !== 'decision') continue;
        const keys = prompt.options.map(({ choice }) => choiceKey(choice));
        expect(new Set(keys).size).toBe(keys.length);
        const before = JSON.stringify(state);
        for (const option of prompt.options) {
          if (option.allowed) {
            action.apply(state, option.choice);
            continue;
          }
          let because = 'accepted';
          try {
            action.apply(state, option.choice);
          } catch (error) {
            if (error instanceof IllegalChoice) ({ because } = error);
          }
          expect(because).toBe(option.because);
        }
        expect(JSON.stringify(state)).toBe(before);
      }
    });
  });

  it('has a state that survives JSON and comes back whole from its link', () => {
    check(25, (game) => {
      const { state } = position(game);
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      const choices = choicesMade(game);
      const restored = choicesFrom(action, game.setup, digitsOf(action, game.setup, choices));
      expect(restored).toEqual({ ok: true, choices });
      expect(position(replay(action, game.setup, choices)).state).toEqual(state);
    });
  });
});
