import { kitOf } from '../../../../engine/kernel.ts';
import type * as kernel from '../../../../engine/kernel.ts';
import { clockwiseAfter } from '../action/query.ts';
import type { PlayerId } from '../action/types.ts';
import type { Card } from '../data/strategy-cards.ts';
import type { Ti4Rule } from '../rule.ts';
import type { RoundChoice, RoundEventData, RoundFrame, RoundState, Seat } from './types.ts';

export type Round = kernel.GameOf<'ti4', RoundState, RoundChoice, RoundEventData, Ti4Rule>;

type FrameOf<At extends RoundFrame['at']> = Extract<RoundFrame, { readonly at: At }>;
export type Draft = kernel.Draft<Round>;
export type Passing<At extends RoundFrame['at']> = kernel.Passing<Round, FrameOf<At>>;
export type Asking<At extends RoundFrame['at']> = kernel.Asking<Round, FrameOf<At>>;

export const { change, done, emit, offer, replace } = kitOf<Round>('ti4');

export const seatOf = (state: RoundState, player: PlayerId): Seat => {
  const seat = state.seats[player];
  if (!seat) throw new Error(`${player} does not sit at this table.`);
  return seat;
};

export const changeSeat = (draft: Draft, player: PlayerId, part: Partial<Seat>): void => {
  const { seats } = draft.state;
  change(draft, { seats: { ...seats, [player]: { ...seatOf(draft.state, player), ...part } } });
};

export const changePlanet = (
  draft: Draft,
  player: PlayerId,
  planet: string,
  exhausted: boolean,
): void => {
  const planets = seatOf(draft.state, player).planets.map((entry) =>
    entry.id === planet ? { ...entry, exhausted } : entry,
  );
  changeSeat(draft, player, { planets });
};

export const fromSpeaker = (state: RoundState): readonly PlayerId[] => [
  state.speaker,
  ...clockwiseAfter(state.players, state.speaker),
];

const lowest = (cards: readonly Card[]): number => Math.min(9, ...cards);

/** By the lowest card each has; the «0» of the Naalu comes before all. */
export const byInitiative = (state: RoundState): readonly PlayerId[] => {
  const value = (player: PlayerId): number => {
    const seat = seatOf(state, player);
    return seat.naalu ? 0 : lowest(seat.cards);
  };
  const seats = fromSpeaker(state);
  // Without strategy cards the place at the table decides, from the speaker on.
  return [...seats].sort((a, b) => value(a) - value(b) || seats.indexOf(a) - seats.indexOf(b));
};

/** Two cards for each player in a game begun by three or four. */
export const cardsEach = (state: RoundState): number => (state.started <= 4 ? 2 : 1);

export const tokensFor = (draft: Draft, by: PlayerId, wanted: number): number => {
  const { reserve } = seatOf(draft.state, by);
  const tokens = Math.min(wanted, reserve);
  emit(
    draft,
    'tokens-gained',
    { player: by, tokens, lost: wanted - tokens },
    'command-tokens.gain',
    'command-tokens.limit',
    tokens < wanted && 'command-tokens.none-to-gain',
  );
  return tokens;
};
