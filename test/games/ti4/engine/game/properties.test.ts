import { describe, expect, it } from 'vitest';
import { choicesFrom, digitsOf } from '../../../../../src/engine/link.ts';
import { IllegalChoice } from '../../../../../src/engine/procedure.ts';
import { PLAYERS } from '../../../../../src/games/ti4/engine/action/types.ts';
import * as cited from '../../../../../src/games/ti4/engine/cited-rules.ts';
import { promptFor, viewFor, wholeGame } from '../../../../../src/games/ti4/engine/game/index.ts';
import type { GameEventKind, GameState } from '../../../../../src/games/ti4/engine/game/index.ts';
import { violationsOf } from '../../../../../src/games/ti4/engine/game/invariants.ts';
import { notesHeld } from '../../../../../src/games/ti4/engine/game/query.ts';
import { times } from '../../../../support/effort.ts';
import { crowded } from './crowded.ts';
import { AIMLESS, BUSY, fromBox, playFrom } from './random-game.ts';
import type { Played } from './random-game.ts';

/** Played once for all the claims below: most of them busy, some without any sense. */
const FROM_BOX: readonly Played[] = Array.from({ length: times(50) }, (_, seed) =>
  playFrom(fromBox(seed), seed, seed % 10 === 9 ? AIMLESS : BUSY),
);
const CROWDED: readonly Played[] = Array.from({ length: times(20) }, (_, seed) =>
  playFrom(crowded(seed), seed, seed % 5 === 4 ? AIMLESS : BUSY),
);
const PLAYED = [...FROM_BOX, ...CROWDED];

const statesOf = ({ opening, moments }: Played): readonly GameState[] => [
  opening.state,
  ...moments.map(({ state }) => state),
];

const eventsOf = ({ opening, moments }: Played) => [
  ...opening.events,
  ...moments.flatMap(({ events }) => events),
];

/** Every so many of the states of all games: laws once broken stay broken. */
const someStates = (games: readonly Played[], every: number): readonly GameState[] =>
  games.flatMap((game) => statesOf(game).filter((_, at) => at % every === 0));

/** What a game cannot be without; wars, councils and ends that chance alone seldom brings. */
const MET: readonly GameEventKind[] = [
  'action/combat-ended',
  'action/control-gained',
  'action/custodians-removed',
  'action/eliminated',
  'action/ground-ended',
  'action/produced',
  'action/researched',
  'action/retreated',
  'action/unit-removed',
  'agenda/resolved',
  'agenda/tie-broken',
  'cannot-use',
  'left',
  'note-given',
  'reshuffled',
  'round/none-to-reveal',
  'round/secret-drawn',
  'structure-fetched',
  'structure-placed',
  'token-recalled',
  'token-there-already',
  'told',
  'trade/exchanged',
];

describe('whole games, fifty of them from the box', () => {
  it('reach a victory, the end of the objectives or of all players', () => {
    for (const { last } of PLAYED) {
      const { winner, board, objectives } = last;
      const ran = objectives.every(({ revealed }) => revealed);
      const points = winner === null ? null : board.sheets[winner]?.points;
      const deserved = points === board.goal || ran;
      expect(winner === null ? board.players.length === 0 : deserved).toBe(true);
    }
  });

  it('end in both ways, at tables of every size', () => {
    const ends = PLAYED.map(({ last: { winner, board } }) =>
      winner !== null && board.sheets[winner]?.points === board.goal ? 'points' : 'objectives',
    );
    expect(new Set(ends)).toEqual(new Set(['points', 'objectives']));
    expect(new Set(FROM_BOX.map(({ last }) => last.started))).toEqual(new Set([3, 4, 5, 6]));
  });

  it('meet what a game consists of', () => {
    const met = new Set(PLAYED.flatMap(eventsOf).map(({ kind }) => kind));
    expect(MET.filter((kind) => !met.has(kind))).toEqual([]);
  });

  it('keep the components of the box, the limits and the map', () => {
    const broken = [
      ...someStates(PLAYED, 11),
      ...PLAYED.flatMap((game) =>
        statesOf(game).filter(({ agenda }) => agenda.at(-1)?.at === 'turn'),
      ),
    ].flatMap(violationsOf);
    expect(broken).toEqual([]);
  });

  it('ask only where there is something to decide', () => {
    const single = PLAYED.flatMap(({ moments }) =>
      moments.flatMap(({ prompt }) =>
        prompt.kind === 'decision' && prompt.options.filter(({ allowed }) => allowed).length < 2
          ? [prompt.task]
          : [],
      ),
    );
    expect(single).toEqual([]);
  });

  it('stop with the victory: nothing follows it, and nothing is taken any more', () => {
    for (const { last, moments } of PLAYED) {
      if (last.winner === null) continue;
      expect(moments.at(-1)?.events.at(-1)?.kind).toMatch(/won$/);
      expect(last.agenda).toEqual([]);
      expect(() => wholeGame.apply(last, { kind: 'pass' })).toThrow(IllegalChoice);
    }
  });

  it('cite known rules in every event and every question', () => {
    const known = new Set<string>(Object.values(cited).flat());
    const unknown = new Set(
      PLAYED.flatMap((game) => [
        ...eventsOf(game).flatMap(({ rules }) => rules),
        ...game.moments.flatMap(({ prompt }) => (prompt.kind === 'over' ? [] : prompt.rules)),
      ]).filter((rule) => !known.has(rule)),
    );
    expect([...unknown]).toEqual([]);
  });

  it('come back whole from their choices, also as digits of a link', () => {
    for (const [seed, { opening, moments, last }] of FROM_BOX.slice(0, 2).entries()) {
      const choices = moments.map(({ answer }) => answer);
      const digits = digitsOf(wholeGame, fromBox(seed), choices);
      expect(choicesFrom(wholeGame, fromBox(seed), digits)).toEqual({ ok: true, choices });
      const again = choices.reduce(
        (state, choice) => wholeGame.apply(state, choice).state,
        opening.state,
      );
      expect(again).toEqual(last);
    }
  });

  it('have states that survive JSON', () => {
    for (const state of someStates(PLAYED.slice(0, 10), 400)) {
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    }
  });
});

describe('what one player sees', () => {
  const states = someStates(PLAYED, 60).filter(({ board }) => board.players.length > 1);

  it('is the same whichever notes the others hold', () => {
    for (const state of states) {
      const [me = 'red', other = 'blue', third = me] = state.board.players;
      const seat = state.seats[other];
      if (!seat) continue;
      const changed = {
        ...state,
        seats: { ...state.seats, [other]: { ...seat, notes: { [third]: notesHeld(seat.notes) } } },
      };
      expect(viewFor(changed, me)).toEqual(viewFor(state, me));
    }
  });

  it('is the same whichever tiles the others have been dealt, and in whatever order they lie', () => {
    const laying = states.filter(({ agenda }) => agenda.at(-1)?.at === 'galaxy');
    expect(laying.length).toBeGreaterThan(0);
    for (const state of laying) {
      const [me = 'red'] = state.board.players;
      const changed: GameState = {
        ...state,
        agenda: state.agenda.map((frame) =>
          frame.at === 'galaxy'
            ? {
                ...frame,
                part: {
                  ...frame.part,
                  blue: frame.part.blue.toReversed(),
                  red: frame.part.red.toReversed(),
                  hands: Object.fromEntries(
                    Object.entries(frame.part.hands).map(([id, hand]) => [
                      id,
                      id === me ? hand : hand.map((_, at) => at),
                    ]),
                  ),
                },
              }
            : frame,
        ),
      };
      expect(viewFor(changed, me)).toEqual(viewFor(state, me));
    }
  });

  it('shows a player’s own tiles and notes', () => {
    for (const state of states) {
      for (const player of state.board.players) {
        expect(viewFor(state, player).seats[player]?.notes).toEqual(state.seats[player]?.notes);
      }
    }
  });

  it('leaves out the options of a question about somebody else’s hand', () => {
    const asked = PLAYED.flatMap(({ moments }) =>
      moments.filter(({ prompt }) => prompt.kind === 'decision' && prompt.task === 'note'),
    );
    expect(asked.length).toBeGreaterThan(0);
    for (const { before, prompt } of asked) {
      if (prompt.kind !== 'decision') continue;
      for (const player of PLAYERS) {
        const seen = promptFor(before, player);
        const options = seen?.kind === 'decision' ? seen.options : null;
        expect(options).toEqual(player === prompt.by ? prompt.options : []);
      }
    }
  });
});
