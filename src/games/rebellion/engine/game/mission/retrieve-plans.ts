import { underneath, without } from '../deck.ts';
import { changePile, done, emit, offer, pileOf } from '../draft.ts';
import type { Asking, Draft } from '../draft.ts';
import type { Frame, FrameOf } from '../frames.ts';
import type { Seat } from '../types.ts';

/** The Rebels show their objectives; the Empire puts one of them under the deck. */
export const showObjectives = (draft: Draft, seat: Seat): readonly Frame[] => {
  const { hand } = pileOf(draft.state, 'objectives');
  emit(draft, 'objectives-shown', { cards: hand }, 'objective-cards.shown');
  return hand.length > 0 ? [{ at: 'retrieve-plans', seat }] : [];
};

export const retrievePlans: Asking<FrameOf<'retrieve-plans'>> = {
  ask: (state, { seat }) => ({
    by: seat,
    rules: ['missions.choices', 'objective-cards.shown'],
    options: [...new Set(pileOf(state, 'objectives').hand)].map((card) =>
      offer({ kind: 'put-objective-under', card }),
    ),
  }),

  choose: {
    'put-objective-under'(draft, _frame, { card }) {
      const { hand, deck } = pileOf(draft.state, 'objectives');
      changePile(draft, 'objectives', {
        hand: without(hand, card),
        deck: underneath(deck, [card]),
      });
      emit(draft, 'objective-put-under', { card }, 'missions.apply');
      done(draft);
    },
  },
};
