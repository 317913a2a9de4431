import { SIDES } from '../sides.ts';
import type { Side } from '../sides.ts';
import { inZone, victoryPile } from './query.ts';
import type { GameState, Piece, Winner } from './types.ts';

/** Where a game stands, in ids and numbers: what a worked example promises. */
export interface GameSummary {
  readonly asks: string;
  readonly dial: number;
  readonly balance: Side;
  readonly winner: Winner | null;
  readonly edge: Side | null;
  readonly hands: Readonly<Record<Side, number>>;
  readonly victory: Readonly<Record<Side, number>>;
  readonly discard: Readonly<Record<Side, readonly string[]>>;
  /** Cards in play that carry tokens; those without any are left out. */
  readonly focus: Readonly<Record<string, number>>;
  readonly damage: Readonly<Record<string, number>>;
  readonly shields: readonly string[];
  readonly committed: readonly string[];
}

const bySide = <Value>(of: (side: Side) => Value): Record<Side, Value> => ({
  light: of('light'),
  dark: of('dark'),
});

export const summaryOf = (state: GameState): GameSummary => {
  const inPlay = SIDES.flatMap((side) => inZone(state, side, 'play'));
  const tokens = (of: (piece: Piece) => number) =>
    Object.fromEntries(
      inPlay.filter((piece) => of(piece) > 0).map((piece) => [piece.id, of(piece)]),
    );
  const ids = (test: (piece: Piece) => boolean) => inPlay.filter(test).map(({ id }) => id);
  return {
    asks: state.agenda.at(-1)?.at ?? 'over',
    dial: state.dial,
    balance: state.balance,
    winner: state.winner,
    edge: state.engagement?.edge ?? null,
    hands: bySide((side) => inZone(state, side, 'hand').length),
    victory: bySide((side) => victoryPile(state, side)),
    discard: bySide((side) => inZone(state, side, 'discard').map(({ id }) => id)),
    focus: tokens(({ focus }) => focus),
    damage: tokens(({ damage }) => damage),
    shields: ids(({ shields }) => shields > 0),
    committed: ids(({ committed }) => committed),
  };
};
