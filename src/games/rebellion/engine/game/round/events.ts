import type { ActionId } from '../../actions.ts';
import type { LeaderId } from '../../leaders.ts';
import type { MissionId } from '../../missions.ts';
import type { Side } from '../../units.ts';
import type { Phase, Seat } from '../types.ts';

export interface RoundEventData {
  'game-round-began': { round: number };
  'phase-began': { phase: Phase; round: number };
  /** `card` is null for the other side: it lies face down. */
  'mission-assigned': { side: Side; slot: number; card: MissionId | null };
  'leader-assigned': { leader: LeaderId; slot: number };
  /** `untold`: what the card does is printed on the card alone, and not played out here. */
  'action-played': { side: Side; card: ActionId; untold: boolean };
  'assignment-ended': { seat: Seat };
  'turn-began': { seat: Seat };
  passed: { seat: Seat };
  'missions-returned': { side: Side; count: number; leaders: readonly LeaderId[] };
  'command-ended': { round: number };
}
