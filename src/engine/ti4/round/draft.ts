import { IllegalChoice } from '../../core/procedure.ts';
import type { Option } from '../../core/procedure.ts';
import { clockwiseAfter } from '../action/query.ts';
import type { PlayerId } from '../action/types.ts';
import type { Card } from '../data/strategy-cards.ts';
import type { Draft as AnyDraft, Handler } from '../machine.ts';
import { rule, rules } from './rules.ts';
import type { RoundRule } from './rules.ts';
import type {
  RoundChoice,
  RoundEvent,
  RoundEventData,
  RoundFrame,
  RoundState,
  Seat,
} from './types.ts';

export type Draft = AnyDraft<RoundState, RoundEvent>;
export type Handling<At extends RoundFrame['at']> = Handler<
  RoundState,
  Extract<RoundFrame, { at: At }>,
  RoundChoice,
  RoundEvent
>;
export type Offer = Option<RoundChoice>;

export const copyRound = (state: RoundState): RoundState => ({
  ...state,
  seats: Object.fromEntries(
    Object.entries(state.seats).map(([id, seat]) => [
      id,
      {
        ...seat,
        cards: [...seat.cards],
        exhausted: [...seat.exhausted],
        planets: seat.planets.map((planet) => ({ ...planet })),
      },
    ]),
  ),
  onCards: { ...state.onCards },
  hidden: { ...state.hidden },
  scored: { ...state.scored },
});

export const seatOf = (state: RoundState, player: PlayerId): Seat => {
  const seat = state.seats[player];
  if (!seat) throw new Error(`${player} does not sit at this table.`);
  return seat;
};

export const emit = <Kind extends keyof RoundEventData>(
  draft: Draft,
  kind: Kind,
  data: RoundEventData[Kind],
  first: RoundRule,
  ...rest: readonly RoundRule[]
): void => {
  draft.events.push({ kind, data, rules: rules(first, ...rest) } as unknown as RoundEvent);
};

export const go = (draft: Draft, ...frames: readonly RoundFrame[]): void => {
  draft.state = { ...draft.state, agenda: [...frames, ...draft.state.agenda.slice(1)] };
};

export const offer = (choice: RoundChoice, bar: RoundRule | null): Offer =>
  bar === null ? { choice, allowed: true } : { choice, allowed: false, because: rule(bar) };

export const unexpected = (choice: RoundChoice, because: RoundRule): IllegalChoice =>
  new IllegalChoice(`${choice.kind} is not what is asked here.`, rule(because));

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
    ...(tokens < wanted ? (['command-tokens.none-to-gain'] as const) : []),
  );
  return tokens;
};
