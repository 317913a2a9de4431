import type { ActionId } from '../../actions.ts';
import type { Side } from '../../units.ts';
import { without } from '../deck.ts';
import { changePile, emit, pileOf } from '../draft.ts';
import type { Cited, Draft } from '../draft.ts';
import { actionPile } from '../query.ts';

/** Cards whose effect a booklet prints; what all others do is for their readers to carry out. */
const PLAYED: readonly ActionId[] = [
  'according-to-my-design',
  'keep-them-from-escaping',
  'one-in-a-million',
  'proceeding-as-planned',
  'target-the-generator',
];

/** The effect is the card's; the card goes to the box. */
export const playAction = (draft: Draft, side: Side, card: ActionId, ...cited: Cited): void => {
  const pile = actionPile(side);
  const { hand, box } = pileOf(draft.state, pile);
  changePile(draft, pile, { hand: without(hand, card), box: [...box, card] });
  emit(draft, 'action-played', { side, card, untold: !PLAYED.includes(card) }, ...cited);
};
