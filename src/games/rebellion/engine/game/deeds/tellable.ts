import { tellableIn } from '../../../../../engine/deeds.ts';
import { offer, push } from '../draft.ts';
import type { Rebellion } from '../draft.ts';
import { sideOf } from '../query.ts';
import type { Seat } from '../types.ts';
import type { RebellionDeeds } from './kinds.ts';

/** The whole game, in which readers tell what cards say. */
export const tellable = tellableIn<Rebellion, RebellionDeeds>(
  { offer, push },
  { quiet: ['assign-mission', 'command-turn'], ofSeat: (seat) => sideOf(seat as Seat) },
);
