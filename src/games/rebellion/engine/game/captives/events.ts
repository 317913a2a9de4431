import type { LeaderId } from '../../leaders.ts';
import type { RingId } from '../../rings.ts';
import type { Place } from '../types.ts';

export interface CaptiveEventData {
  'ring-attached': { leader: LeaderId; ring: RingId };
  'ring-removed': { leader: LeaderId; ring: RingId };
  'leader-captured': { leader: LeaderId; place: Place };
  'leader-rescued': { leader: LeaderId; from: Place; to: Place };
  /** A Rebel serves the Empire until the end of the game. */
  'leader-turned': { leader: LeaderId };
  'rescuer-returned': { leader: LeaderId; to: Place };
}
