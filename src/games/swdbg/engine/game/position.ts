import type { CardId } from '../cards.ts';
import type { Side } from '../sides.ts';
import type { GalaxyState, PlayerState, Variant } from './types.ts';

/** A table in the middle of a game, and how much of it is to be played. */
export interface Position {
  /** `actions`: the start of the turn is over. */
  readonly from: 'start' | 'actions';
  readonly turns: number;
  readonly turn: number;
  readonly active: Side;
  readonly variant: Variant;
  readonly goal: number;
  readonly neutralRule: boolean;
  readonly force: number;
  readonly players: Readonly<Record<Side, PlayerState>>;
  readonly row: GalaxyState['row'];
  /** null: every galaxy card that lies nowhere else. */
  readonly galaxyDeck: readonly CardId[] | null;
  readonly galaxyDiscard: readonly CardId[];
  readonly pilots: number;
}
