import type { SystemId } from '../../systems.ts';
import { SIDES, THEATRES } from '../../units.ts';
import type { Theatre } from '../../units.ts';
import { done, replace } from '../draft.ts';
import type { FrameOf } from '../frames.ts';
import type { Passing } from '../draft.ts';
import { hasUnits, systemAt } from '../query.ts';
import type { RebellionState } from '../types.ts';

/** Nobody fights on the ground of a destroyed system. */
const shares = (state: RebellionState, system: SystemId, theatre: Theatre): boolean =>
  SIDES.every((side) => hasUnits(state, side, system, theatre)) &&
  (theatre === 'space' || !systemAt(state, system).destroyed);

/** Apart from the combat itself: it is asked after every move, and most moves end in peace. */
export const combatCheck: Passing<FrameOf<'combat-check'>> = {
  settle(draft, frame) {
    if (THEATRES.some((theatre) => shares(draft.state, frame.system, theatre))) {
      replace(draft, { ...frame, at: 'combat-begin' });
    } else {
      done(draft);
    }
  },
};
