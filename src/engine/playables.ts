import type { Playable } from './core/playable.ts';
import { rebellionPlayables } from './rebellion/playables.ts';
import { swdbgPlayables } from './swdbg/playables.ts';

/** Every procedure that worked examples may use; a game adds its own list here. */
export const PLAYABLES: readonly Playable[] = [...rebellionPlayables, ...swdbgPlayables];
