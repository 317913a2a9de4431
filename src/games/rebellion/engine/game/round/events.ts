import type { ActionId } from '../../actions.ts';
import type { LeaderId } from '../../leaders.ts';
import type { MissionId } from '../../missions.ts';
import type { Side } from '../../units.ts';
import type { Phase, Seat } from '../types.ts';

export interface RoundEventData {
  'game-round-began': { readonly round: number };
  'phase-began': { readonly phase: Phase; readonly round: number };
  /** `card` is null for the other side: it lies face down. */
  'mission-assigned': {
    readonly side: Side;
    readonly slot: number;
    readonly card: MissionId | null;
  };
  'leader-assigned': { readonly leader: LeaderId; readonly slot: number };
  /** `untold`: what the card does is printed on the card alone, and not played out here. */
  'action-played': { readonly side: Side; readonly card: ActionId; readonly untold: boolean };
  'assignment-ended': { readonly seat: Seat };
  'turn-began': { readonly seat: Seat };
  passed: { readonly seat: Seat };
  'missions-returned': {
    readonly side: Side;
    readonly count: number;
    readonly leaders: readonly LeaderId[];
  };
  'command-ended': { readonly round: number };
}
