import { sheetOf } from '../action/query.ts';
import { summaryOf as boardSummary } from '../action/summary.ts';
import type { ActionSummary } from '../action/summary.ts';
import type { PlayerId } from '../action/types.ts';
import { notesHeld } from './query.ts';
import type { GameState, Phase, Seat } from './types.ts';

type BySeat<Value> = Readonly<Record<string, Value>>;

/** Where the whole game stands, in numbers and ids. */
export interface GameSummary extends Omit<ActionSummary, 'round' | 'stage'> {
  readonly stage: string;
  readonly phase: Phase;
  readonly round: number;
  readonly speaker: PlayerId;
  readonly players: readonly PlayerId[];
  readonly factions: BySeat<string | null>;
  readonly cards: BySeat<readonly number[]>;
  readonly commodities: BySeat<number>;
  readonly actionCards: BySeat<number>;
  readonly secrets: BySeat<readonly [hand: number, scored: number]>;
  readonly notes: BySeat<number>;
  readonly revealed: number;
  readonly laws: number;
}

export const summaryOf = (state: GameState): GameSummary => {
  const { board, seats } = state;
  const each = <Value>(of: (seat: Seat) => Value): BySeat<Value> =>
    Object.fromEntries(Object.entries(seats).map(([id, seat]) => [id, of(seat)]));
  return {
    ...boardSummary(board),
    stage: state.agenda.at(-1)?.at ?? 'over',
    phase: state.phase,
    round: state.round,
    speaker: state.speaker,
    players: board.players,
    factions: Object.fromEntries(board.players.map((id) => [id, sheetOf(board, id).faction])),
    cards: each(({ cards }) => cards),
    commodities: each(({ commodities }) => commodities),
    actionCards: each(({ actionCards }) => actionCards),
    secrets: each(({ secretHand, secretScored }) => [secretHand, secretScored]),
    notes: each(({ notes }) => notesHeld(notes)),
    revealed: state.objectives.filter(({ revealed }) => revealed).length,
    laws: state.laws.length,
    winner: state.winner,
  };
};
