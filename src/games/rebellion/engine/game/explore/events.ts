import type { SystemId } from '../../systems.ts';

export interface ExploreEventData {
  'exploring-ended': { system: SystemId | null };
}
