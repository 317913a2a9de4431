import { tellableIn } from '../../../../../engine/deeds.ts';
import { SIDES } from '../../sides.ts';
import { offer, push } from '../draft.ts';
import type { Swlcg } from '../draft.ts';
import type { SwlcgDeeds } from './kinds.ts';

/** The whole game, in which readers tell what cards say. */
export const tellable = tellableIn<Swlcg, SwlcgDeeds>(
  { offer, push },
  {
    quiet: ['window', 'conflict', 'commit', 'draw-discard'],
    ofSeat: (seat) => SIDES.find((side) => side === seat) ?? 'light',
  },
);
