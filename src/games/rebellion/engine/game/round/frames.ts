import type { ActionId } from '../../actions.ts';
import type { Seat } from '../types.ts';

export type RoundFrame =
  /** Round after round until somebody wins. */
  | { readonly at: 'rounds' }
  | { readonly at: 'round' }
  | { readonly at: 'assignment' }
  | { readonly at: 'assign-mission'; readonly seat: Seat }
  | {
      readonly at: 'assign-leader';
      readonly seat: Seat;
      readonly slot: number;
      /** A card that names who is assigned. */
      readonly only?: ActionId;
    }
  /** An action card that searches the deck of projects. */
  | { readonly at: 'search-projects'; readonly seat: Seat; readonly card: ActionId }
  | { readonly at: 'command' }
  /** `last`: the seat that had the turn before. */
  | { readonly at: 'next-turn'; readonly last: Seat | null }
  | { readonly at: 'command-turn'; readonly seat: Seat }
  | { readonly at: 'command-end' };
