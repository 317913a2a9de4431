import type { ActionId } from '../../actions.ts';
import type { LeaderId } from '../../leaders.ts';
import type { MissionId } from '../../missions.ts';
import type { ObjectiveId } from '../../objectives.ts';
import type { UnitCounts } from '../../setup.ts';
import type { Side, UnitId } from '../../units.ts';
import type { Place, Queue } from '../types.ts';

export interface RefreshEventData {
  'objective-played': { readonly card: ObjectiveId; readonly reputation: number };
  'leaders-retrieved': { readonly side: Side; readonly leaders: readonly LeaderId[] };
  'captives-stay': { readonly leaders: readonly LeaderId[] };
  'mission-discarded': { readonly side: Side; readonly card: MissionId };
  'refresh-ended': { readonly round: number };
  'time-advanced': { readonly to: number; readonly recruit: boolean; readonly build: boolean };
  /** Only the side that chooses knows what; null for the other one. */
  'recruit-chosen': { readonly side: Side; readonly card: ActionId | null };
  'leader-recruited': { readonly side: Side; readonly leader: LeaderId };
  'nobody-recruited': { readonly side: Side };
  'recruit-cards-kept': { readonly side: Side; readonly kept: number; readonly under: number };
  'recruit-cards-boxed': { readonly side: Side; readonly cards: number };
  'system-yields': { readonly side: Side; readonly place: Place; readonly icons: number };
  'system-barred': { readonly side: Side; readonly place: Place };
  'unit-built': {
    readonly side: Side;
    readonly unit: UnitId;
    readonly from: Place;
    readonly space: number;
  };
  'nothing-built': { readonly side: Side; readonly from: Place };
  'queue-moved': { readonly side: Side; readonly queue: Queue; readonly ready: UnitCounts };
  'unit-deployed': { readonly side: Side; readonly unit: UnitId; readonly place: Place };
  'units-put-back': { readonly side: Side; readonly units: UnitCounts };
}
