import type { SystemId } from '../systems.ts';
import type { Side } from '../units.ts';
import type { GameRule } from '../rule.ts';
import type { PileId, Seat } from './types.ts';

/** Frames that procedures of every kind put on the agenda. */
export type SharedFrame =
  /** Draws cards one by one from the top, to the hand or to look at. */
  | {
      readonly at: 'draw-card';
      readonly pile: PileId;
      readonly seat: Seat;
      readonly to: 'hand' | 'aside';
      readonly left: number;
      /** The rule that tells to draw. */
      readonly because: GameRule;
      readonly also?: readonly GameRule[];
    }
  /** The Rebels may set dice before they roll these kinds of dice. */
  | { readonly at: 'fortune'; readonly seat: Seat; readonly dice: readonly string[] }
  | { readonly at: 'set-dice'; readonly seat: Seat; readonly dice: readonly string[] }
  /** Something changed in a system: rescue, subjugation, victory. */
  | { readonly at: 'settle-system'; readonly system: SystemId }
  /** A combat begins here if the two sides share a theatre. */
  | {
      readonly at: 'combat-check';
      readonly system: SystemId;
      readonly active: Side;
      /** Where the active side came from. */
      readonly origins: readonly SystemId[];
    };
