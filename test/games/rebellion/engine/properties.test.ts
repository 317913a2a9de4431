import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IllegalChoice } from '../../../../src/engine/procedure.ts';
import { LEADER_IDS, leaderOf } from '../../../../src/games/rebellion/engine/leaders.ts';
import { UNIT_IDS, unitOf } from '../../../../src/games/rebellion/engine/units.ts';
import { choiceKey } from '../../../../src/engine/check.ts';
import { choicesFrom, digitsOf, formatLink, parseLink } from '../../../../src/engine/link.ts';
import {
  choicesMade,
  goTo,
  newGame,
  play,
  playChance,
  position,
  promptOf,
  replay,
} from '../../../../src/engine/play.ts';
import { combat as citedRules } from '../../../../src/games/rebellion/engine/cited-rules.ts';
import { combat } from '../../../../src/games/rebellion/engine/combat/combat.ts';
import { fromSeed } from '../../../../src/engine/sources.ts';
import { parseSetup } from '../../../../src/games/rebellion/positions/combat.ts';
import type {
  CombatSetup,
  CombatState,
} from '../../../../src/games/rebellion/engine/combat/types.ts';
import type { Side } from '../../../../src/games/rebellion/engine/units.ts';
import { times } from '../../../support/effort.ts';

const LONGEST = 3000;

const unitsOf = (side: Side) =>
  fc.record(
    Object.fromEntries(
      UNIT_IDS.filter((id) => unitOf(id).side === side).map((id) => [
        id,
        fc.nat(Math.min(2, unitOf(id).box)),
      ]),
    ),
    { requiredKeys: [] },
  );

const leadersOf = (side: Side) =>
  fc
    .shuffledSubarray(
      LEADER_IDS.filter((id) => leaderOf(id).side === side),
      { maxLength: 4 },
    )
    .map((ids) => ({ here: ids.slice(0, 2), pool: ids.slice(2) }));

const side = fc.constantFrom('empire', 'rebel');
const neighbour = (id: string) =>
  fc.record({
    id: fc.constant(id),
    kind: fc.constantFrom('system', 'base-space'),
    loyalty: fc.constantFrom('none', 'empire', 'rebel'),
    units: fc.uniqueArray(side, { maxLength: 1 }),
    origin: fc.boolean(),
  });

const setups: fc.Arbitrary<CombatSetup> = fc
  .record({
    active: side,
    empire: unitsOf('empire'),
    rebel: unitsOf('rebel'),
    leaders: fc.record({ empire: leadersOf('empire'), rebel: leadersOf('rebel') }),
    adjacent: fc.tuple(neighbour('bespin'), neighbour('endor'), neighbour('mustafar')),
    plans: fc.boolean(),
  })
  .map(({ active, empire, rebel, leaders, adjacent, plans }) =>
    parseSetup({
      system: 'hoth',
      active,
      units: { empire, rebel },
      leaders: { empire: leaders.empire.here, rebel: leaders.rebel.here },
      pool: { empire: leaders.empire.pool, rebel: leaders.rebel.pool },
      adjacent,
      plans,
    }),
  )
  .filter((parsed) => parsed.ok)
  .map((parsed) => parsed.setup);

type Played = ReturnType<typeof playRandomly>;

/** Plays to the end: dice and cards from the seed, decisions by turns through `picks`. */
const playRandomly = (setup: CombatSetup, seed: number, picks: readonly number[]) => {
  let game = playChance(newGame(combat, setup, fromSeed(seed)));
  for (let turn = 0; game.moves.length < LONGEST; turn += 1) {
    const prompt = promptOf(game);
    if (prompt.kind !== 'decision') break;
    const allowed = prompt.options.filter((option) => option.allowed);
    const option = allowed[((picks[turn % picks.length] ?? 0) + turn) % allowed.length];
    if (!option) throw new Error(`${prompt.task} offers nothing that is allowed`);
    game = playChance(play(game, option.choice));
  }
  return game;
};

const games = fc
  .tuple(setups, fc.nat(2 ** 32 - 1), fc.array(fc.nat(97), { minLength: 7, maxLength: 7 }))
  .map(([setup, seed, picks]) => playRandomly(setup, seed, picks));

/** Played once for all the claims below. */
const PLAYED = fc.sample(games, { numRuns: times(60), seed: 20_261_118 });

const check = (number: number, claim: (game: Played) => void): void =>
  PLAYED.slice(0, times(number)).forEach(claim);

const statesOf = (game: Played): readonly CombatState[] => [
  game.opening.state,
  ...game.moves.map((move) => move.state),
];

const frozen = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) frozen(inner);
    Object.freeze(value);
  }
  return value;
};

describe('any legal combat', () => {
  it('comes to an end', () => {
    check(60, (game) => {
      expect(promptOf(game).kind).toBe('over');
    });
  });

  it('keeps every figure somewhere, and never brings one back', () => {
    check(20, (game) => {
      const states = statesOf(game);
      const idsIn = (state: CombatState | undefined): string =>
        (state?.figures ?? []).map((figure) => figure.id).join(' ');
      const wrong = states.filter((state, index) => {
        const back = (states[index - 1]?.figures ?? []).some(
          ({ zone }, at) =>
            (zone === 'supply' || zone === 'retreated') && state.figures[at]?.zone !== zone,
        );
        return back || idsIn(state) !== idsIn(states[0]);
      });
      expect(wrong).toEqual([]);
    });
  });

  it('keeps all thirty tactic cards in decks, hands and discard', () => {
    check(20, (game) => {
      for (const { decks, hands, discard } of statesOf(game)) {
        const held = hands.empire.length + hands.rebel.length + discard.length;
        expect(decks.space.length + decks.ground.length + held).toBe(30);
      }
    });
  });

  it('rolls at most five red and five black dice', () => {
    check(20, (game) => {
      for (const { events } of game.moves) {
        for (const event of events) {
          if (event.kind !== 'dice-rolled') continue;
          const of = (colour: string) => event.data.dice.filter((die) => die.colour === colour);
          expect(of('red').length).toBeLessThanOrEqual(5);
          expect(of('black').length).toBeLessThanOrEqual(5);
        }
      }
    });
  });

  it('puts hits only on health of their colour, in the theatre of the attack', () => {
    check(20, (game) => {
      for (const [index, { events }] of game.moves.entries()) {
        const battle = (game.moves[index - 1] ?? game.opening).state.battle;
        for (const event of events) {
          if (event.kind !== 'damage-assigned') continue;
          const { unit, source } = event.data;
          const { health, theatre } = unitOf(unit);
          expect(health).not.toBeNull();
          expect(theatre).toBe(battle);
          if (source.by === 'die' && source.face === 'hit') {
            expect(health?.colour).toBe(source.colour);
          }
        }
      }
    });
  });

  it('never leaves a unit alive with as much damage as it has health', () => {
    check(20, (game) => {
      const alive = statesOf(game).flatMap(({ figures }) =>
        figures.filter(({ zone }) => zone === 'system'),
      );
      const undead = alive.filter(
        ({ markers, unit }) => markers >= (unitOf(unit).health?.value ?? Infinity),
      );
      expect(undead).toEqual([]);
    });
  });

  it('ends without a shared theatre, with a winner or nobody wherever both sides fought', () => {
    check(40, (game) => {
      const { figures, contested, winners } = position(game).state;
      for (const theatre of ['space', 'ground'] as const) {
        const there = figures.filter(
          ({ zone, unit }) => zone === 'system' && unitOf(unit).theatre === theatre,
        );
        expect(new Set(there.map((figure) => figure.side)).size).toBeLessThan(2);
        expect(winners[theatre] !== null).toBe(contested.includes(theatre));
      }
    });
  });

  it('retreats each side at most once, to a system the rules allow', () => {
    check(20, (game) => {
      const events = game.moves.flatMap((move) => move.events);
      const retreats = events.flatMap((event) => (event.kind === 'retreated' ? [event.data] : []));
      expect(new Set(retreats.map((data) => data.side)).size).toBe(retreats.length);
      for (const { side: who, to, figures } of retreats) {
        const target = game.setup.adjacent.find((system) => system.id === to);
        expect(target?.kind).toBe('system');
        expect(target?.units).not.toContain(who === 'empire' ? 'rebel' : 'empire');
        expect(figures.length).toBeGreaterThan(0);
      }
    });
  });

  it('cites at least one known rule in every event and every question', () => {
    check(20, (game) => {
      const known = new Set<string>(citedRules);
      const checkRules = (rules: readonly string[]): void => {
        expect(rules.length).toBeGreaterThan(0);
        expect(rules.filter((rule) => !known.has(rule))).toEqual([]);
      };
      for (const { events } of game.moves) for (const event of events) checkRules(event.rules);
      for (const state of statesOf(game)) {
        const prompt = combat.prompt(state);
        if (prompt.kind !== 'over') checkRules(prompt.rules);
      }
    });
  });

  it('accepts what it allows and refuses, unchanged, what it refuses', () => {
    check(6, (game) => {
      for (const state of statesOf(game)) {
        frozen(state);
        const prompt = combat.prompt(state);
        if (prompt.kind !== 'decision') continue;
        const keys = prompt.options.map((option) => choiceKey(option.choice));
        expect(new Set(keys).size).toBe(keys.length);
        const before = JSON.stringify(state);
        for (const option of prompt.options) {
          if (option.allowed) {
            combat.apply(state, option.choice);
            continue;
          }
          let because = 'accepted';
          try {
            combat.apply(state, option.choice);
          } catch (error) {
            if (error instanceof IllegalChoice) ({ because } = error);
          }
          expect(because).toBe(option.because);
        }
        expect(JSON.stringify(state)).toBe(before);
      }
    });
  });

  it('has a state that survives JSON', () => {
    check(10, (game) => {
      for (const state of statesOf(game)) {
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      }
    });
  });

  it('comes back whole from its link, from any moment of it', () => {
    check(8, (game) => {
      const half = goTo(game, Math.floor(game.moves.length / 2));
      for (const moment of [half, game]) {
        const choices = choicesMade(moment);
        const digits = digitsOf(combat, game.setup, choices);
        const parsed = parseLink(formatLink({ scenario: 'any', seed: 1, digits }));
        if (!parsed.ok) {
          expect(parsed.problem).toBe('too-long');
          continue;
        }
        const restored = choicesFrom(combat, game.setup, parsed.link.digits);
        expect(restored).toEqual({ ok: true, choices });
        const again = replay(combat, game.setup, choices);
        expect(position(again).state).toEqual(position(moment).state);
      }
    });
  });
});

describe('the ways a combat ends', () => {
  it('are all met: one side gone, and both left without a common theatre', () => {
    const ends = PLAYED.map((game) => {
      const sides = position(game)
        .state.figures.filter((figure) => figure.zone === 'system')
        .map((figure) => figure.side);
      return new Set(sides).size;
    });
    expect(ends).toContain(1);
    expect(ends).toContain(2);
  });
});
