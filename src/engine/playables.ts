import type { Playable } from './core/playable.ts';
import { rebellionPlayables } from './rebellion/playables.ts';
import { swdbgPlayables } from './swdbg/playables.ts';
import { swlcgPlayables } from './swlcg/playables.ts';
import { ti4Playables } from './ti4/playables.ts';

/** Every procedure that worked examples may use; a game adds its own list here. */
export const PLAYABLES: readonly Playable[] = [
  ...rebellionPlayables,
  ...swdbgPlayables,
  ...swlcgPlayables,
  ...ti4Playables,
];
