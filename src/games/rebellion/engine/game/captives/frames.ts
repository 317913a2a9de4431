import type { LeaderId } from '../../leaders.ts';
import type { SystemId } from '../../systems.ts';
import type { Seat } from '../types.ts';

export type CaptiveFrame =
  /** Which captive of the system a mission rescues; `rescuers` may go to the base with him. */
  Readonly<
    | { at: 'rescue'; seat: Seat; system: SystemId; rescuers: readonly LeaderId[] }
    | { at: 'rescuers'; seat: Seat; leaders: readonly LeaderId[] }
    /** The rescued leader goes to a system of the region where the base is. */
    | { at: 'place-rescued'; seat: Seat; leader: LeaderId }
  >;
