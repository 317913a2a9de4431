import type { ActionId } from '../../actions.ts';
import type { LeaderId } from '../../leaders.ts';
import type { SystemId } from '../../systems.ts';
import type { Side } from '../../units.ts';
import type { Seat, Variant } from '../types.ts';

export interface SetupEventData {
  'setup-began': { variant: Variant; players: number };
  'leaders-ready': { side: Side; leaders: readonly LeaderId[] };
  'markers-placed': { time: number; reputation: number };
  'objectives-stacked': { cards: number };
  'actions-shuffled': { side: Side; cards: number; boxed: number };
  'tactics-shuffled': { space: number; ground: number };
  'missions-sorted': { side: Side; starting: number; deck: number; projects: number };
  'probe-revealed': { system: SystemId; side: Side | null };
  'start-loyal': { side: Side; systems: readonly SystemId[] };
  'start-subjugated': { systems: readonly SystemId[] };
  'probes-boxed': { systems: readonly SystemId[] };
  'probes-shuffled': { cards: number };
  /** `card` is null for the other side: it lies face down. */
  'action-dealt': { side: Side; card: ActionId | null };
  'action-immediate': { side: Side; card: ActionId };
  'actions-boxed': { side: Side; cards: number };
  'base-hidden': { system: SystemId | null };
  'hand-ready': { seat: Seat; cards: number };
  'setup-done': { variant: Variant };
}
