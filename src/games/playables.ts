import type { Playable } from '../engine/playable.ts';
import { partsOf } from './index.ts';

/** Every procedure that worked examples may use. */
export const PLAYABLES: readonly Playable[] = [
  ...(await partsOf((game) => game.playables())).values(),
].flat();
