import type { PlayerId } from '../action/types.ts';
import type { RoundState, Seat } from './types.ts';

type BySeat<Value> = Readonly<Record<string, Value>>;

/** Who has what, in numbers: what an example promises. */
export interface RoundSummary {
  readonly stage: string;
  readonly speaker: PlayerId;
  readonly winner: PlayerId | null;
  /** Tactic, fleet, strategy, reinforcements. */
  readonly pools: BySeat<readonly [number, number, number, number]>;
  readonly cards: BySeat<readonly number[]>;
  readonly goods: BySeat<number>;
  readonly commodities: BySeat<number>;
  readonly points: BySeat<number>;
  readonly actionCards: BySeat<number>;
  readonly onCards: Readonly<Record<string, number>>;
  readonly hidden: { readonly stage1: number; readonly stage2: number };
}

export const summaryOf = (state: RoundState): RoundSummary => {
  const each = <Value>(of: (seat: Seat) => Value): BySeat<Value> =>
    Object.fromEntries(Object.entries(state.seats).map(([id, seat]) => [id, of(seat)]));
  return {
    stage: state.agenda.at(-1)?.at ?? 'over',
    speaker: state.speaker,
    winner: state.winner,
    pools: each(({ tactic, fleet, strategy, reserve }) => [tactic, fleet, strategy, reserve]),
    cards: each(({ cards }) => cards),
    goods: each(({ goods }) => goods),
    commodities: each(({ commodities }) => commodities),
    points: each(({ points }) => points),
    actionCards: each(({ actionCards }) => actionCards),
    onCards: Object.fromEntries(Object.entries(state.onCards).filter(([, goods]) => goods > 0)),
    hidden: state.hidden,
  };
};
