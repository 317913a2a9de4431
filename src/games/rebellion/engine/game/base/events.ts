import type { LeaderId } from '../../leaders.ts';
import type { UnitCounts } from '../../setup.ts';
import type { SystemId } from '../../systems.ts';

export interface BaseEventData {
  /** Imperial ground units are there, so the Rebels must say. */
  'base-answered': { system: SystemId; here: boolean };
  'base-revealed': {
    system: SystemId;
    voluntary: boolean;
    units: UnitCounts;
    leaders: readonly LeaderId[];
  };
  'mobilization-began': { revealed: boolean };
  /** The old place is shown and its card goes to the Empire; the new one is told apart. */
  'base-moved': { from: SystemId; units: UnitCounts; leaders: readonly LeaderId[] };
  'base-kept': { why: 'declined' | 'barred' };
  'probes-put-under': { cards: number };
}
