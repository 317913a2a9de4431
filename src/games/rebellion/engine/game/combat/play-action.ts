import type { ActionId } from '../../actions.ts';
import type { Side } from '../../units.ts';
import { without } from '../deck.ts';
import { changePile, emit, pileOf } from '../draft.ts';
import type { Cited, Draft } from '../draft.ts';
import { actionPile } from '../query.ts';

/** The effect is the card's; the card goes to the box. */
export const playAction = (draft: Draft, side: Side, card: ActionId, ...cited: Cited): void => {
  const pile = actionPile(side);
  const { hand, box } = pileOf(draft.state, pile);
  changePile(draft, pile, { hand: without(hand, card), box: [...box, card] });
  emit(draft, 'action-played', { side, card }, ...cited);
};
