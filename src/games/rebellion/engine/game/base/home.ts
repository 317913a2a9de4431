import { BASE_SPACE } from '../query.ts';
import type { Place, RebellionState } from '../types.ts';

/** Where the Rebel Base space of a card is: the system itself once the base is revealed. */
export const homeOf = ({ base }: RebellionState): Place =>
  base.revealed && base.card !== null ? base.card : BASE_SPACE;
