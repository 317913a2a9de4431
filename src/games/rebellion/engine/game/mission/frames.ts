import type { SystemId } from '../../systems.ts';
import type { Side } from '../../units.ts';
import type { Seat } from '../types.ts';
import type { Attempt } from './attempt.ts';

export type MissionFrame =
  | { readonly at: 'mission'; readonly seat: Seat; readonly slot: number }
  | { readonly at: 'mission-place'; readonly seat: Seat; readonly slot: number }
  | {
      readonly at: 'oppose';
      readonly attempt: Attempt;
      /** Seats of a team that leave it to the partner. */
      readonly declined: readonly Seat[];
    }
  | { readonly at: 'judge-mission'; readonly attempt: Attempt }
  /** Sides that still roll, the active one first, and what the others have. */
  | {
      readonly at: 'roll-mission';
      readonly attempt: Attempt;
      readonly left: readonly Side[];
      readonly successes: Readonly<Record<Side, number>>;
      /** The Rebels have been asked whether they set dice. */
      readonly offered?: true;
    }
  | { readonly at: 'mission-effect'; readonly attempt: Attempt }
  | { readonly at: 'mission-end'; readonly attempt: Attempt }
  | { readonly at: 'order-objectives'; readonly seat: Seat }
  | { readonly at: 'retrieve-plans'; readonly seat: Seat }
  | { readonly at: 'research'; readonly seat: Seat; readonly system: SystemId }
  | { readonly at: 'keep-project'; readonly seat: Seat }
  | { readonly at: 'reuse-mission'; readonly attempt: Attempt }
  | { readonly at: 'ring-for'; readonly attempt: Attempt }
  | { readonly at: 'hasten'; readonly attempt: Attempt; readonly system: SystemId }
  /** Ships of a destroyed system cannot hold everything that needs them. */
  | { readonly at: 'lose-cargo'; readonly side: Side; readonly system: SystemId };
