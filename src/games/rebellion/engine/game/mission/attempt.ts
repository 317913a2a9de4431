import type { LeaderId } from '../../leaders.ts';
import type { MissionId } from '../../missions.ts';
import type { Place, Seat } from '../types.ts';

/** A mission that has been revealed and has a place. */
export interface Attempt {
  readonly seat: Seat;
  readonly slot: number;
  readonly card: MissionId;
  readonly place: Place;
  /** Who was assigned to it, wherever they are now. */
  readonly assigned: readonly LeaderId[];
  /** The leader it is attempted against. */
  readonly target: LeaderId | null;
}
