import type { ActionId } from '../../actions.ts';
import type { LeaderId } from '../../leaders.ts';
import type { SystemId } from '../../systems.ts';
import type { Side } from '../../units.ts';
import type { Seat, Variant } from '../types.ts';

export interface SetupEventData {
  'setup-began': { readonly variant: Variant; readonly players: number };
  'leaders-ready': { readonly side: Side; readonly leaders: readonly LeaderId[] };
  'markers-placed': { readonly time: number; readonly reputation: number };
  'objectives-stacked': { readonly cards: number };
  'actions-shuffled': { readonly side: Side; readonly cards: number; readonly boxed: number };
  'tactics-shuffled': { readonly space: number; readonly ground: number };
  'missions-sorted': {
    readonly side: Side;
    readonly starting: number;
    readonly deck: number;
    readonly projects: number;
  };
  'probe-revealed': { readonly system: SystemId; readonly side: Side | null };
  'start-loyal': { readonly side: Side; readonly systems: readonly SystemId[] };
  'start-subjugated': { readonly systems: readonly SystemId[] };
  'probes-boxed': { readonly systems: readonly SystemId[] };
  'probes-shuffled': { readonly cards: number };
  /** `card` is null for the other side: it lies face down. */
  'action-dealt': { readonly side: Side; readonly card: ActionId | null };
  'action-immediate': { readonly side: Side; readonly card: ActionId };
  'actions-boxed': { readonly side: Side; readonly cards: number };
  'base-hidden': { readonly system: SystemId | null };
  'hand-ready': { readonly seat: Seat; readonly cards: number };
  'setup-done': { readonly variant: Variant };
}
