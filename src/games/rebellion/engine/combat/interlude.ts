import { SIDES } from '../units.ts';
import { done, replace } from './draft.ts';
import type { Asking } from './draft.ts';
import { overload } from './drop.ts';

/**
 * Where a game that hosts this combat settles what must happen at once: a win, a rescue, a lost
 * cargo, an objective. It answers by itself, so nobody is ever asked; a combat alone sees to cargo.
 */
export const interlude: Asking<'interlude'> = {
  settle(draft) {
    const { state } = draft;
    if (state.hosted) return;
    const over = SIDES.filter((side) => overload(state, side) > 0);
    if (over.length === 0) done(draft);
    else replace(draft, ...over.map((side) => ({ at: 'drop', side }) as const));
  },

  ask: () => ({ by: 'rebel', rules: ['combat.round-what'], draws: [] }),

  drawn: done,
};
