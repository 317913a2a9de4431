import type { LeaderId } from '../../leaders.ts';
import type { UnitCounts } from '../../setup.ts';
import type { Side, UnitId } from '../../units.ts';
import type { Place, Seat } from '../types.ts';

export interface MovementEventData {
  'place-activated': { seat: Seat; leader: LeaderId; place: Place };
  'unit-moved': { side: Side; unit: UnitId; from: Place; to: Place };
  'captive-moved': { leader: LeaderId; from: Place; to: Place };
  /** Everything that came, from wherever; nothing at all is allowed too. */
  'movement-ended': { side: Side; to: Place; units: UnitCounts };
}
