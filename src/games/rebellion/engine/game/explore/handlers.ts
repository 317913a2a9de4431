import type { Handlers } from '../draft.ts';
import type { ExploreFrame } from './frames.ts';
import { exploreSystem } from './system.ts';
import { exploreTrack } from './track.ts';

export const exploreHandlers = {
  'explore-system': exploreSystem,
  'explore-track': exploreTrack,
} satisfies Handlers<ExploreFrame>;
