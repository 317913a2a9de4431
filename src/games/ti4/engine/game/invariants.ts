import { isUnlimited, sheetOf } from '../action/query.ts';
import { POOLS } from '../action/types.ts';
import { FIGURES, UNIT_IDS } from '../data/units.ts';
import { overfull } from './fleets.ts';
import type { GameState } from './types.ts';
import { commodityLimit, deckOf, notesHeld, seatOf, tokensOf } from './query.ts';

const TOKENS = 16;
const NOTES = 5;
const HAND = 7;
const SECRETS = 3;
const OBJECTIVES = 10;

type Law = (state: GameState) => boolean;

const each =
  (holds: (state: GameState, player: GameState['speaker']) => boolean): Law =>
  (state) =>
    state.board.players.every((player) => holds(state, player));

/** Nobody is in the middle of anything. */
const isQuiet = ({ agenda }: GameState): boolean => agenda.at(-1)?.at === 'turn';

const quietly =
  (law: Law): Law =>
  (state) =>
    !isQuiet(state) || law(state);

/** What holds in every state that can be reached. */
const LAWS: Readonly<Record<string, Law>> = {
  'command-tokens': each((state, player) => {
    const sheet = sheetOf(state.board, player);
    const own = [...POOLS.map((pool) => sheet[pool]), sheet.reserve];
    const all = own.reduce((sum, tokens) => sum + tokens, 0) + tokensOf(state, player).length;
    return all === TOKENS && own.every((tokens) => tokens >= 0);
  }),
  'one-token-in-a-system': ({ board }) =>
    Object.values(board.tokens).every((owners) => new Set(owners).size === owners.length),
  figures: each(({ board }, player) =>
    UNIT_IDS.every(
      (type) =>
        isUnlimited(type) ||
        board.units.filter((unit) => unit.owner === player && unit.type === type).length <=
          FIGURES[type],
    ),
  ),
  'figures-once': ({ board }) =>
    new Set(board.units.map(({ id }) => id)).size === board.units.length,
  'gone-players': ({ board }) =>
    [
      ...board.units.map(({ owner }) => owner),
      ...Object.values(board.tokens).flat(),
      ...Object.values(board.holdings).map(({ owner }) => owner),
    ].every((owner) => board.players.includes(owner)),
  structures: ({ board }) =>
    Object.keys(board.galaxy.planets).every((planet) => {
      const of = (type: string): number =>
        board.units.filter((unit) => unit.planet === planet && unit.type === type).length;
      return of('space-dock') <= 1 && of('pds') <= 2;
    }),
  control: quietly(({ board }) =>
    board.units.every(
      ({ planet, owner }) => planet === null || board.holdings[planet]?.owner === owner,
    ),
  ),
  fleets: quietly(each(({ board }, player) => overfull(board, player).length === 0)),
  hands: each((state, player) => {
    const { secretHand, secretScored, commodities } = seatOf(state, player);
    return (
      secretHand >= 0 &&
      secretHand + secretScored <= SECRETS &&
      commodities >= 0 &&
      commodities <= commodityLimit(state, player)
    );
  }),
  'action-cards': quietly(each((state, player) => seatOf(state, player).actionCards <= HAND)),
  debts: each(
    ({ board }, player) => sheetOf(board, player).goods >= 0 && sheetOf(board, player).points >= 0,
  ),
  'promissory-notes': ({ board, seats }) => {
    const all = Object.values(seats).flatMap(({ notes, notesInPlay }) => [notes, notesInPlay]);
    return (
      all.reduce((sum, notes) => sum + notesHeld(notes), 0) === NOTES * board.players.length &&
      all.every((notes) => Object.values(notes).every((count) => count >= 0))
    );
  },
  decks: (state) =>
    (['actions', 'agendas', 'secrets'] as const).every((deck) => deckOf(state, deck) >= 0),
  'strategy-cards': ({ seats }) => {
    const cards = Object.values(seats).flatMap((seat) => seat.cards);
    return new Set(cards).size === cards.length;
  },
  objectives: ({ objectives }) => {
    const open = objectives.map(({ revealed }) => revealed);
    return (
      objectives.length === OBJECTIVES &&
      open.every((revealed, at) => !revealed || open.slice(0, at).every(Boolean)) &&
      objectives.every(({ scoredBy }) => new Set(scoredBy).size === scoredBy.length)
    );
  },
  track: ({ board }) =>
    board.players.every((player) => sheetOf(board, player).points <= board.goal),
  'after-victory': ({ winner, agenda }) => winner === null || agenda.length === 0,
  speaker: ({ board, speaker }) =>
    board.players.length === 0 ||
    (board.players.includes(speaker) && board.players.includes(board.active)),
  victory: ({ board, winner }) =>
    winner !== null || board.players.every((player) => sheetOf(board, player).points < board.goal),
};

/** The laws that a state breaks: empty for every state that can be reached. */
export const violationsOf = (state: GameState): readonly string[] =>
  Object.entries(LAWS).flatMap(([name, law]) => (law(state) ? [] : [name]));
