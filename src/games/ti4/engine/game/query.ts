import { clockwiseAfter, holdingOf, planetsOf, sheetOf } from '../action/query.ts';
import type { PlayerId } from '../action/types.ts';
import { FACTIONS } from '../data/factions.ts';
import { tileOf } from '../data/tiles.ts';
import type { GameState, Notes, Seat } from './types.ts';

/** Cards in the box. */
export const BOX = { actions: 80, agendas: 50, secrets: 20 } as const;

export const seatOf = (state: GameState, player: PlayerId): Seat => {
  const seat = state.seats[player];
  if (!seat) throw new Error(`${player} does not sit at this table.`);
  return seat;
};

/** From the speaker on, clockwise. */
export const fromSpeaker = ({ board, speaker }: GameState): readonly PlayerId[] => [
  speaker,
  ...clockwiseAfter(board.players, speaker),
];

export const othersAfter = ({ board }: GameState, player: PlayerId): readonly PlayerId[] =>
  clockwiseAfter(board.players, player);

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

export const notesHeld = (notes: Notes): number => sum(Object.values(notes));

const seatsOf = ({ seats }: GameState): readonly Seat[] => Object.values(seats);

/** What lies nowhere else is in its deck: so no card can get lost. */
export const deckOf = (state: GameState, deck: keyof typeof BOX): number => {
  const { discards, laws } = state;
  switch (deck) {
    case 'actions':
      return BOX.actions - discards.actions - sum(seatsOf(state).map((seat) => seat.actionCards));
    case 'agendas':
      return BOX.agendas - discards.agendas - laws.length;
    case 'secrets':
      return BOX.secrets - sum(seatsOf(state).map((seat) => seat.secretHand + seat.secretScored));
  }
};

/** The home system of a player's faction. */
export const homeOf = ({ board }: GameState, player: PlayerId): string | null => {
  const { faction } = sheetOf(board, player);
  return faction === null ? null : String(FACTIONS[faction].home);
};

export const controlsHome = (state: GameState, player: PlayerId): boolean => {
  const home = homeOf(state, player);
  if (home === null) return false;
  const own = planetsOf(state.board, player);
  return tileOf(Number(home)).planets.every((planet) => own.includes(planet));
};

export const commodityLimit = ({ board }: GameState, player: PlayerId): number => {
  const { faction } = sheetOf(board, player);
  return faction === null ? 0 : FACTIONS[faction].commodities;
};

/** Whoever it was dealt to; a card may have given the token to somebody else. */
export const isNaalu = ({ board }: GameState, player: PlayerId): boolean =>
  sheetOf(board, player).faction === 'naalu-collective';

/** The systems in which a player's command tokens lie. */
export const tokensOf = ({ board }: GameState, player: PlayerId): readonly string[] =>
  Object.entries(board.tokens).flatMap(([system, owners]) =>
    owners.includes(player) ? [system] : [],
  );

/** Systems with a planet of the player's. */
export const systemsOf = ({ board }: GameState, player: PlayerId): readonly string[] =>
  Object.values(board.galaxy.systems)
    .filter(({ planets }) => planets.some((id) => holdingOf(board, id)?.owner === player))
    .map(({ id }) => id);

export const countOf = (state: GameState, stage: 1 | 2): number =>
  state.objectives.filter((objective) => objective.stage === stage && !objective.revealed).length;
