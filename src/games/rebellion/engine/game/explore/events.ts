import type { SystemId } from '../../systems.ts';

export interface ExploreEventData {
  'exploring-ended': { readonly system: SystemId | null };
}
