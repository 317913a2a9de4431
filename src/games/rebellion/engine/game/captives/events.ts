import type { LeaderId } from '../../leaders.ts';
import type { RingId } from '../../rings.ts';
import type { Place } from '../types.ts';

export interface CaptiveEventData {
  'ring-attached': { readonly leader: LeaderId; readonly ring: RingId };
  'ring-removed': { readonly leader: LeaderId; readonly ring: RingId };
  'leader-captured': { readonly leader: LeaderId; readonly place: Place };
  'leader-rescued': { readonly leader: LeaderId; readonly from: Place; readonly to: Place };
  /** A Rebel serves the Empire until the end of the game. */
  'leader-turned': { readonly leader: LeaderId };
  'rescuer-returned': { readonly leader: LeaderId; readonly to: Place };
}
