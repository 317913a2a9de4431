import type { SystemId } from '../systems.ts';
import type { Side } from '../units.ts';
import type { GameRule } from '../rule.ts';
import type { PileId, Seat } from './types.ts';

/** Frames that procedures of every kind put on the agenda. */
export type SharedFrame =
  /** Draws cards one by one from the top, to the hand or to look at. */
  Readonly<
    | {
        at: 'draw-card';
        pile: PileId;
        seat: Seat;
        to: 'hand' | 'aside';
        left: number;
        /** The rule that tells to draw. */
        because: GameRule;
        also?: readonly GameRule[];
      }
    /** The Rebels may set dice before they roll these kinds of dice. */
    | { at: 'fortune'; seat: Seat; dice: readonly string[] }
    | { at: 'set-dice'; seat: Seat; dice: readonly string[] }
    /** Something changed in a system: rescue, subjugation, victory. */
    | { at: 'settle-system'; system: SystemId }
    /** A combat begins here if the two sides share a theatre. */
    | {
        at: 'combat-check';
        system: SystemId;
        active: Side;
        /** Where the active side came from. */
        origins: readonly SystemId[];
      }
  >;
