import type { Playable } from '../engine/playable.ts';
import { rebellionPlayables } from './rebellion/engine/playables.ts';
import { swdbgPlayables } from './swdbg/engine/playables.ts';
import { swlcgPlayables } from './swlcg/engine/playables.ts';
import { ti4Playables } from './ti4/engine/playables.ts';

/** Every procedure that worked examples may use; a game adds its own list here. */
export const PLAYABLES: readonly Playable[] = [
  ...rebellionPlayables,
  ...swdbgPlayables,
  ...swlcgPlayables,
  ...ti4Playables,
];
