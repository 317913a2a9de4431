import type { ActionId } from '../../actions.ts';
import type { Seat } from '../types.ts';

export type RoundFrame =
  /** Round after round until somebody wins. */
  Readonly<
    | { at: 'rounds' }
    | { at: 'round' }
    | { at: 'assignment' }
    | { at: 'assign-mission'; seat: Seat }
    | {
        at: 'assign-leader';
        seat: Seat;
        slot: number;
        /** A card that names who is assigned. */
        only?: ActionId;
      }
    /** An action card that searches the deck of projects. */
    | { at: 'search-projects'; seat: Seat; card: ActionId }
    | { at: 'command' }
    /** `last`: the seat that had the turn before. */
    | { at: 'next-turn'; last: Seat | null }
    | { at: 'command-turn'; seat: Seat }
    | { at: 'command-end' }
  >;
