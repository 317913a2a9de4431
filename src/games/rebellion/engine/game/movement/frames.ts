import type { LeaderId } from '../../leaders.ts';
import type { UnitCounts } from '../../setup.ts';
import type { Place, Seat } from '../types.ts';

/** What lets the units move: the activation of a system, or the effect of a mission. */
export type MoveReason =
  | 'activation'
  | 'hidden-fleet'
  | 'lead-the-strike-team'
  | 'plan-the-assault'
  | 'mobilization';

export interface MoveUnitsFrame {
  readonly at: 'move-units';
  readonly seat: Seat;
  readonly to: Place;
  readonly why: MoveReason;
  /** What has left each place so far, and so how much room its ships have left. */
  readonly sent: Readonly<Partial<Record<Place, UnitCounts>>>;
}

export type MovementFrame =
  | { readonly at: 'activation'; readonly seat: Seat }
  | { readonly at: 'activation-place'; readonly seat: Seat; readonly leader: LeaderId }
  | MoveUnitsFrame;
