import { otherSide } from '../sides.ts';
import type { Side } from '../sides.ts';
import { inZone } from './query.ts';
import type { GameEvent, GameState, Piece } from './types.ts';

/** What one player sees: the other's hidden cards are only counted. */
export interface GameView {
  readonly pieces: readonly Piece[];
  readonly hidden: {
    readonly hand: number;
    readonly chosen: number;
    readonly edge: number;
    readonly captured: number;
  };
  readonly decks: Readonly<Record<Side, { readonly command: number; readonly objectives: number }>>;
}

const openTo = (state: GameState, side: Side, piece: Piece): boolean => {
  if (piece.zone === 'captured') return false;
  if (piece.owner === side) return true;
  if (piece.zone === 'edge') return state.engagement?.revealed === true;
  return piece.zone !== 'hand' && piece.zone !== 'chosen';
};

export const viewOf = (state: GameState, side: Side): GameView => {
  const count = (zone: Piece['zone']): number => inZone(state, otherSide(side), zone).length;
  const size = (of: Side) => ({
    command: state.decks[of].command.length,
    objectives: state.decks[of].objectives.length + state.decks[of].under.length,
  });
  return {
    pieces: state.pieces.filter((piece) => openTo(state, side, piece)),
    hidden: {
      hand: count('hand'),
      chosen: count('chosen'),
      edge: state.engagement?.revealed === true ? 0 : count('edge'),
      captured: state.pieces.filter(({ zone }) => zone === 'captured').length,
    },
    decks: { light: size('light'), dark: size('dark') },
  };
};

/** What tells the other player which cards somebody holds, or what lies face down. */
const SECRETS: readonly GameEvent['kind'][] = [
  'objective-dealt',
  'objective-returned',
  'card-drawn',
  'taken-back',
];

export const isSecret = ({ kind, data }: GameEvent, viewer: string): boolean =>
  SECRETS.includes(kind) && 'side' in data && data.side !== viewer;
