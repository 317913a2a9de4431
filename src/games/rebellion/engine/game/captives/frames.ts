import type { LeaderId } from '../../leaders.ts';
import type { SystemId } from '../../systems.ts';
import type { Seat } from '../types.ts';

export type CaptiveFrame =
  /** Which captive of the system a mission rescues; `rescuers` may go to the base with him. */
  | {
      readonly at: 'rescue';
      readonly seat: Seat;
      readonly system: SystemId;
      readonly rescuers: readonly LeaderId[];
    }
  | { readonly at: 'rescuers'; readonly seat: Seat; readonly leaders: readonly LeaderId[] }
  /** The rescued leader goes to a system of the region where the base is. */
  | { readonly at: 'place-rescued'; readonly seat: Seat; readonly leader: LeaderId };
