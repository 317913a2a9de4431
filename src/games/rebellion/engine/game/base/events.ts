import type { LeaderId } from '../../leaders.ts';
import type { UnitCounts } from '../../setup.ts';
import type { SystemId } from '../../systems.ts';

export interface BaseEventData {
  /** Imperial ground units are there, so the Rebels must say. */
  'base-answered': { readonly system: SystemId; readonly here: boolean };
  'base-revealed': {
    readonly system: SystemId;
    readonly voluntary: boolean;
    readonly units: UnitCounts;
    readonly leaders: readonly LeaderId[];
  };
  'mobilization-began': { readonly revealed: boolean };
  /** The old place is shown and its card goes to the Empire; the new one is told apart. */
  'base-moved': {
    readonly from: SystemId;
    readonly units: UnitCounts;
    readonly leaders: readonly LeaderId[];
  };
  'base-kept': { readonly why: 'declined' | 'barred' };
  'probes-put-under': { readonly cards: number };
}
