import type { LeaderId } from '../../leaders.ts';
import type { UnitCounts } from '../../setup.ts';
import type { Side, UnitId } from '../../units.ts';
import type { Place, Seat } from '../types.ts';

export interface MovementEventData {
  'place-activated': { readonly seat: Seat; readonly leader: LeaderId; readonly place: Place };
  'unit-moved': {
    readonly side: Side;
    readonly unit: UnitId;
    readonly from: Place;
    readonly to: Place;
  };
  'captive-moved': { readonly leader: LeaderId; readonly from: Place; readonly to: Place };
  /** Everything that came, from wherever; nothing at all is allowed too. */
  'movement-ended': { readonly side: Side; readonly to: Place; readonly units: UnitCounts };
}
