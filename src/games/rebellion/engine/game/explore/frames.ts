import type { SystemId } from '../../systems.ts';

/** Sandboxes: the reader does to a system, or to the markers, what the rules allow. */
export type ExploreFrame =
  | { readonly at: 'explore-system'; readonly system: SystemId }
  | { readonly at: 'explore-track' };
