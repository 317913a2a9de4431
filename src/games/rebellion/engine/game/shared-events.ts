import type { DieFace } from '../dice.ts';
import type { LeaderId } from '../leaders.ts';
import type { UnitCounts } from '../setup.ts';
import type { SystemId } from '../systems.ts';
import type { Side } from '../units.ts';
import type { PileId, Place, Seat, Victory } from './types.ts';

export interface SharedEventData {
  /** `card` is null where the reader of the event may not know it. */
  'card-drawn': {
    readonly seat: Seat;
    readonly pile: PileId;
    readonly to: 'hand' | 'aside';
    readonly card: string | null;
  };
  'pile-reshuffled': { readonly pile: PileId; readonly cards: number };
  'pile-empty': { readonly pile: PileId; readonly missing: number };
  'die-set': { readonly of: string; readonly face: DieFace };
  'units-placed': { readonly side: Side; readonly place: Place; readonly units: UnitCounts };
  'units-lost': { readonly side: Side; readonly place: Place; readonly units: UnitCounts };
  'leader-placed': { readonly leader: LeaderId; readonly place: Place };
  'loyalty-changed': {
    readonly system: SystemId;
    readonly by: Side;
    readonly from: Side | null;
    readonly to: Side | null;
  };
  'loyalty-fixed': { readonly system: SystemId; readonly by: Side };
  'subjugation-placed': { readonly system: SystemId };
  'subjugation-removed': { readonly system: SystemId };
  'sabotage-placed': { readonly system: SystemId };
  'sabotage-removed': { readonly system: SystemId };
  'reputation-moved': { readonly from: number; readonly to: number };
  'game-won': Victory;
}
