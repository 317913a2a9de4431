import type { DieFace } from '../dice.ts';
import type { LeaderId } from '../leaders.ts';
import type { UnitCounts } from '../setup.ts';
import type { SystemId } from '../systems.ts';
import type { Side } from '../units.ts';
import type { PileId, Place, Seat, Victory } from './types.ts';

export interface SharedEventData {
  /** `card` is null where the reader of the event may not know it. */
  'card-drawn': { seat: Seat; pile: PileId; to: 'hand' | 'aside'; card: string | null };
  'pile-reshuffled': { pile: PileId; cards: number };
  'pile-empty': { pile: PileId; missing: number };
  'die-set': { of: string; face: DieFace };
  'units-placed': { side: Side; place: Place; units: UnitCounts };
  'units-lost': { side: Side; place: Place; units: UnitCounts };
  'leader-placed': { leader: LeaderId; place: Place };
  'loyalty-changed': { system: SystemId; by: Side; from: Side | null; to: Side | null };
  'loyalty-fixed': { system: SystemId; by: Side };
  'subjugation-placed': { system: SystemId };
  'subjugation-removed': { system: SystemId };
  'sabotage-placed': { system: SystemId };
  'sabotage-removed': { system: SystemId };
  'reputation-moved': { from: number; to: number };
  'game-won': Victory;
}
