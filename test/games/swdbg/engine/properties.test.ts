import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceKey } from '../../../../src/engine/check.ts';
import { choicesFrom, digitsOf, formatLink, parseLink } from '../../../../src/engine/link.ts';
import { choicesMade, goTo, position, promptOf, replay } from '../../../../src/engine/play.ts';
import { BASE_IDS } from '../../../../src/games/swdbg/engine/bases.ts';
import { CARD_IDS, cardOf, fullDeck, isShip } from '../../../../src/games/swdbg/engine/cards.ts';
import type { CardId } from '../../../../src/games/swdbg/engine/cards.ts';
import { game as citedRules } from '../../../../src/games/swdbg/engine/cited-rules.ts';
import { playGame, playTurns, viewOf } from '../../../../src/games/swdbg/engine/game/index.ts';
import type {
  SwdbgEventKind,
  SwdbgState,
  SwdbgTask,
} from '../../../../src/games/swdbg/engine/game/index.ts';
import { attackOf } from '../../../../src/games/swdbg/engine/game/query.ts';
import { SLOTS } from '../../../../src/games/swdbg/engine/game/types.ts';
import { SIDES, otherSide } from '../../../../src/games/swdbg/engine/sides.ts';
import { times } from '../../../support/effort.ts';
import { playRandomly, refusal } from './helpers.ts';
import { TURNS, playedGames, statesOf } from './random-play.ts';
import type { Played } from './random-play.ts';

/** Played once for all the claims below. */
const PLAYED = playedGames(times(240));
const FEW = PLAYED.slice(0, 40);

const IN_TURNS = [
  'ability-paid',
  'base-chosen',
  'base-destroyed',
  'card-taken',
  'card-taken-back',
  'constant-ended',
  'constant-told',
  'damage-lost',
  'damage-returned',
  'force-stuck',
  'galaxy-looked',
  'galaxy-reshuffled',
  'game-won',
  'neutral-discarded',
  'price-lowered',
  'repaired',
  'reward-declined',
  'reward-taken',
  'row-attack-failed',
  'row-destroyed',
  'ship-damaged',
  'ship-destroyed',
  'top-discarded',
] as const satisfies readonly SwdbgEventKind[];

const ASKED = [
  'new-base',
  'act',
  'commit',
  'damage',
  'reward',
  'free-card',
  'refill',
  'draw',
  'when',
  'effects',
  'amount',
  'effect-target',
  'exile',
  'discard',
  'discard-random',
  'spy',
  'reveal',
] as const satisfies readonly SwdbgTask[];

const eventsOf = (game: Played) => [
  ...game.opening.events,
  ...game.moves.flatMap(({ events }) => events),
];

const cardsOf = ({ players, galaxy, box }: SwdbgState): readonly CardId[] => [
  ...SIDES.flatMap((side) => {
    const { deck, hand, discard, play } = players[side];
    return [...deck, ...hand, ...discard, ...play.map(({ card }) => card)];
  }),
  ...galaxy.deck,
  ...Object.values(galaxy.row).filter((card) => card !== null),
  ...galaxy.discard,
  ...box,
];

const counted = (cards: readonly CardId[]): string => {
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return CARD_IDS.map((id) => counts.get(id) ?? 0).join(' ');
};

const frozen = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
};

describe('random legal turns', () => {
  it('are hundreds', () => {
    const turns = PLAYED.flatMap(eventsOf).filter(({ kind }) => kind === 'turn-began');
    expect(turns.length).toBeGreaterThanOrEqual(times(650));
  });

  it('meet everything that can happen in a turn', () => {
    const met = new Set(PLAYED.flatMap(eventsOf).map(({ kind }) => kind));
    const asked = new Set(
      PLAYED.flatMap(statesOf).flatMap((state) => {
        const prompt = playTurns.prompt(state);
        return prompt.kind === 'over' ? [] : [prompt.task];
      }),
    );
    expect(IN_TURNS.filter((kind) => !met.has(kind))).toEqual([]);
    expect(ASKED.filter((task) => !asked.has(task))).toEqual([]);
  });

  it('all come to an end: after their turns, or with a victory', () => {
    for (const game of PLAYED) {
      expect(promptOf(game).kind).toBe('over');
      const { winner, turn } = position(game).state;
      expect(winner !== null || turn === TURNS + 1).toBe(true);
    }
  });

  it('keep every card somewhere: none is lost, none is made', () => {
    for (const game of PLAYED) {
      const [first, ...rest] = statesOf(game);
      if (!first) continue;
      const pilots = (state: SwdbgState) => state.galaxy.pilots;
      const expected = counted([...cardsOf(first), ...fullDeck('pilots').slice(0, pilots(first))]);
      // Looking at each fifth state is enough: a lost card stays lost.
      for (const state of rest.filter((_, at) => at % 5 === 0 || at === rest.length - 1)) {
        const all = [...cardsOf(state), ...fullDeck('pilots').slice(0, pilots(state))];
        expect(counted(all)).toBe(expected);
      }
    }
  });

  it('keep every base somewhere: in play, in a stack or in a victory pile', () => {
    for (const game of PLAYED) {
      const of = ({ players }: SwdbgState) =>
        SIDES.flatMap((side) => {
          const { base, bases, trophies } = players[side];
          return [...(base ? [base.base] : []), ...bases, ...trophies];
        }).toSorted();
      const [first] = statesOf(game);
      const last = position(game).state;
      expect(of(last)).toEqual(first ? of(first) : []);
    }
  });

  it('keep the marker on its seven spaces and nobody below zero resources', () => {
    // Gathered and looked at once: an assertion for every state costs more than the game.
    const wrong = PLAYED.flatMap(statesOf).filter(
      ({ force, players }) =>
        Math.abs(force) > 3 || SIDES.some((side) => players[side].resources < 0),
    );
    expect(wrong).toEqual([]);
  });

  it('never leave a base or a ship standing with as much damage as it takes', () => {
    const wrong = PLAYED.flatMap(statesOf).flatMap(({ players }) =>
      SIDES.flatMap((side) =>
        players[side].play.filter(({ card, damage }) =>
          isShip(card) ? damage >= (cardOf(card).ship ?? 0) : damage !== 0,
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('keep a constant ability only as long as its card is in play', () => {
    const wrong = PLAYED.flatMap(statesOf).filter(({ constants, players }) =>
      constants.some(
        ({ side, from }) =>
          players[side].base?.base !== from && players[side].play.every(({ id }) => id !== from),
      ),
    );
    expect(PLAYED.flatMap(statesOf).some(({ constants }) => constants.length > 0)).toBe(true);
    expect(wrong).toEqual([]);
  });

  it('offer every target to every card that could attack it and has not attacked', () => {
    const missing = PLAYED.flatMap(statesOf).flatMap((state) => {
      if (state.agenda.at(-1)?.at !== 'act') return [];
      const prompt = playTurns.prompt(state);
      const aims = prompt.kind === 'decision' ? prompt.options : [];
      const open = new Set(
        aims.flatMap(({ choice, allowed }) =>
          allowed && choice.kind === 'aim' ? choice.target : [],
        ),
      );
      const ready = state.players[state.active].play.filter(
        (entry) => !entry.attacked && attackOf(state, entry) > 0,
      );
      const enemy = otherSide(state.active);
      return (['base', ...SLOTS] as const).filter((target) => {
        const card = target === 'base' ? null : state.galaxy.row[target];
        const fit = ready.filter(({ aim, card: own }) =>
          target === 'base' ? aim !== target : aim !== target && !isShip(own),
        );
        const due =
          target === 'base' || (card !== null && cardOf(card).faction === enemy && !isShip(card));
        return (due && fit.length > 0) !== open.has(target);
      });
    });
    expect(missing).toEqual([]);
  });

  it('end the moment the last base falls, with nothing after the victory', () => {
    for (const game of PLAYED) {
      for (const { state, events } of game.moves) {
        const at = events.findIndex(({ kind }) => kind === 'game-won');
        const enough = SIDES.some((side) => state.players[side].trophies.length >= state.goal);
        expect(at >= 0).toBe(enough);
        if (at >= 0) expect([events.length - 1, state.agenda]).toEqual([at, []]);
      }
    }
  });

  it('damage no base by an attack while its owner has a ship', () => {
    for (const game of PLAYED) {
      for (const [index, { events }] of game.moves.entries()) {
        const before = statesOf(game)[index];
        const ships = before?.players[otherSide(before.active)].play.length ?? 0;
        const lost = events.filter(({ kind }) => kind === 'ship-destroyed').length;
        for (const event of events) {
          if (event.kind === 'base-damaged' && event.data.by === 'attack') {
            expect(lost).toBe(ships);
          }
        }
      }
    }
  });

  it('attack with no card twice in one turn', () => {
    for (const game of PLAYED) {
      let attacked = new Set<string>();
      for (const { kind, data } of eventsOf(game)) {
        if (kind === 'turn-began') attacked = new Set();
        // Another copy may take the number of one that has left the game.
        if (kind === 'card-exiled') {
          attacked = new Set([...attacked].filter((id) => !id.startsWith(`${data.card}-`)));
        }
        if (kind !== 'base-attacked' && kind !== 'row-attacked') continue;
        for (const id of data.cards) {
          expect(attacked.has(id)).toBe(false);
          attacked.add(id);
        }
      }
    }
  });

  it('keep the row full as long as there is a card to fill it with', () => {
    const gaps = PLAYED.flatMap(statesOf).filter(
      ({ agenda, galaxy }) =>
        galaxy.deck.length > 0 &&
        !agenda.some(({ at }) => at === 'refill') &&
        Object.values(galaxy.row).includes(null),
    );
    expect(gaps).toEqual([]);
  });

  it('keeps discard piles in their order, whatever happens', () => {
    for (const game of FEW) {
      for (const side of SIDES) {
        const piles = statesOf(game).map(({ players }) => players[side].discard);
        for (const [index, pile] of piles.entries()) {
          const before = piles[index - 1];
          if (!before || before.length === 0 || pile.length === 0) continue;
          // Cards are added on top; one may be exiled; the rest stay as they lay.
          let at = 0;
          for (const card of pile) if (card === before[at]) at += 1;
          const reshuffled = game.moves[index - 1]?.events.some(
            ({ kind }) => kind === 'deck-reshuffled',
          );
          if (!reshuffled && pile.length > before.length) expect(at).toBe(before.length);
        }
      }
    }
  });

  it('ends its turn whenever its player likes, whatever is left unused', () => {
    for (const state of FEW.flatMap(statesOf)) {
      const prompt = playTurns.prompt(state);
      if (prompt.kind !== 'decision' || prompt.task !== 'act') continue;
      expect(prompt.options.at(-1)).toEqual({ choice: { kind: 'end-turn' }, allowed: true });
    }
  });

  it('cite at least one known rule in every event and every question', () => {
    const known = new Set<string>(citedRules);
    const wrong = new Set<string>();
    const check = (rules: readonly string[]): void => {
      if (rules.length === 0) wrong.add('nothing');
      for (const rule of rules) if (!known.has(rule)) wrong.add(rule);
    };
    for (const game of PLAYED.slice(0, 120)) {
      for (const { rules } of eventsOf(game)) check(rules);
      for (const state of statesOf(game)) {
        const prompt = playTurns.prompt(state);
        if (prompt.kind !== 'over') check(prompt.rules);
      }
    }
    expect([...wrong]).toEqual([]);
  });

  it('accept what they allow and refuse, unchanged, what they refuse', () => {
    for (const state of PLAYED.slice(0, 12).flatMap(statesOf)) {
      frozen(state);
      const prompt = playTurns.prompt(state);
      if (prompt.kind !== 'decision') continue;
      const keys = prompt.options.map(({ choice }) => choiceKey(choice));
      expect(new Set(keys).size).toBe(keys.length);
      for (const option of prompt.options) {
        const got = refusal(state, option.choice);
        expect(got).toBe(option.allowed ? 'accepted' : option.because.replace('swdbg.', ''));
      }
    }
  });

  it('come back whole from their links, from any moment', () => {
    for (const game of PLAYED.slice(0, 25)) {
      const half = goTo(game, Math.floor(game.moves.length / 2));
      for (const moment of [half, game]) {
        const choices = choicesMade(moment);
        const digits = digitsOf(playTurns, game.setup, choices);
        const parsed = parseLink(formatLink({ scenario: 'any', seed: 1, digits }));
        if (!parsed.ok) throw new Error(parsed.problem);
        const restored = choicesFrom(playTurns, game.setup, parsed.link.digits);
        expect(restored).toEqual({ ok: true, choices });
        const again = replay(playTurns, game.setup, choices);
        expect(position(again).state).toEqual(position(moment).state);
      }
    }
  });

  it('have states that survive JSON', () => {
    for (const state of FEW.slice(0, 15).flatMap(statesOf)) {
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    }
  });

  it('show neither player what the other holds in hand, in the deck or under the base', () => {
    for (const state of FEW.slice(0, 15).flatMap(statesOf)) {
      for (const side of SIDES) {
        const other = otherSide(side);
        const { deck, hand, bases } = state.players[other];
        const changed: SwdbgState = {
          ...state,
          players: {
            ...state.players,
            [other]: {
              ...state.players[other],
              deck: deck.map(() => 'jabba-the-hutt' as const),
              hand: hand.map(() => 'jabba-the-hutt' as const),
              bases: bases.map((_, index) => BASE_IDS[index] ?? 'lothal'),
            },
          },
          galaxy: { ...state.galaxy, deck: state.galaxy.deck.toReversed() },
        };
        expect(viewOf(changed, side)).toEqual(viewOf(state, side));
      }
    }
  });
});

describe('whole games from the box', () => {
  const played = fc.sample(
    fc.tuple(fc.nat(2 ** 32 - 1), fc.array(fc.nat(97), { minLength: 9, maxLength: 9 })),
    { numRuns: times(6), seed: 7 },
  );

  it('begin with the Empire, take turns and hold together for thirty turns', () => {
    for (const [seed, picks] of played) {
      const game = playRandomly(playGame, null, seed, picks, 30);
      const began = game.moves
        .flatMap(({ events }) => events)
        .flatMap((event) => (event.kind === 'turn-began' ? [event.data.side] : []));
      expect(began.length).toBeGreaterThan(1);
      expect(began.every((side, index) => side === SIDES[index % 2])).toBe(true);
      const { state } = position(game);
      const { pilots } = state.galaxy;
      expect(cardsOf(state).length + pilots).toBe(120);
    }
  });
});
