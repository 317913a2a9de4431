import type { ActionId } from '../../actions.ts';
import type { LeaderId } from '../../leaders.ts';
import type { MissionId } from '../../missions.ts';
import type { ObjectiveId } from '../../objectives.ts';
import type { UnitCounts } from '../../setup.ts';
import type { Side, UnitId } from '../../units.ts';
import type { Place, Queue } from '../types.ts';

export interface RefreshEventData {
  'objective-played': { card: ObjectiveId; reputation: number };
  'leaders-retrieved': { side: Side; leaders: readonly LeaderId[] };
  'captives-stay': { leaders: readonly LeaderId[] };
  'mission-discarded': { side: Side; card: MissionId };
  'refresh-ended': { round: number };
  'time-advanced': { to: number; recruit: boolean; build: boolean };
  /** Only the side that chooses knows what; null for the other one. */
  'recruit-chosen': { side: Side; card: ActionId | null };
  'leader-recruited': { side: Side; leader: LeaderId };
  'nobody-recruited': { side: Side };
  'recruit-cards-kept': { side: Side; kept: number; under: number };
  'recruit-cards-boxed': { side: Side; cards: number };
  'system-yields': { side: Side; place: Place; icons: number };
  'system-barred': { side: Side; place: Place };
  'unit-built': { side: Side; unit: UnitId; from: Place; space: number };
  'nothing-built': { side: Side; from: Place };
  'queue-moved': { side: Side; queue: Queue; ready: UnitCounts };
  'unit-deployed': { side: Side; unit: UnitId; place: Place };
  'units-put-back': { side: Side; units: UnitCounts };
}
