import type { Handlers } from '../handler.ts';
import type { ExploreFrame } from './frames.ts';
import { exploreSystem } from './system.ts';
import { exploreTrack } from './track.ts';

export const exploreHandlers: Handlers<ExploreFrame> = {
  'explore-system': exploreSystem,
  'explore-track': exploreTrack,
};
