import { done } from './draft.ts';
import type { Asking } from './draft.ts';

/**
 * Where a game that hosts this combat settles what must happen at once: a win, a rescue, a lost
 * cargo, an objective. It answers by itself, so nobody is ever asked; a combat alone goes on.
 */
export const interlude: Asking<'interlude'> = {
  settle(draft) {
    if (!draft.state.hosted) done(draft);
  },

  ask: () => ({ by: 'rebel', rules: ['combat.round-what'], draws: [] }),

  drawn: done,
};
