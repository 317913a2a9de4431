import { tellableIn } from '../../../../../engine/deeds.ts';
import { SIDES } from '../../sides.ts';
import { offer, push } from '../draft.ts';
import type { Swdbg } from '../draft.ts';
import type { SwdbgDeeds } from './kinds.ts';

/** The whole game, in which readers tell what cards say. */
export const tellable = tellableIn<Swdbg, SwdbgDeeds>(
  { offer, push },
  { quiet: ['act'], ofSeat: (seat) => SIDES.find((side) => side === seat) ?? 'empire' },
);
