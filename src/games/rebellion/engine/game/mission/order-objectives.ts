import type { ObjectiveId } from '../../objectives.ts';
import { takeAside } from '../cards.ts';
import { onTop, underneath, without } from '../deck.ts';
import { changePile, done, emit, offer, pileOf } from '../draft.ts';
import type { Asking, Draft } from '../draft.ts';
import type { FrameOf } from '../frames.ts';

const order = (draft: Draft, top: ObjectiveId): void => {
  const cards = takeAside(draft, 'objectives');
  const { deck } = pileOf(draft.state, 'objectives');
  changePile(draft, 'objectives', {
    deck: onTop(underneath(deck, without(cards, top)), top),
  });
  emit(
    draft,
    'objectives-ordered',
    { cards: cards.length },
    'objective-cards.look-at-deck',
    'missions.infiltration',
  );
  done(draft);
};

/** Of two cards that were looked at, one goes on top of the deck and the other under it. */
export const orderObjectives: Asking<FrameOf<'order-objectives'>> = {
  settle(draft) {
    const [first, ...others] = pileOf(draft.state, 'objectives').aside;
    if (first === undefined) done(draft);
    else if (others.length === 0) order(draft, first);
  },

  ask: (state, { seat }) => ({
    by: seat,
    rules: ['objective-cards.look-at-deck', 'missions.choices'],
    options: [...new Set(pileOf(state, 'objectives').aside)].map((card) =>
      offer({ kind: 'keep-on-top', card }),
    ),
  }),

  choose: {
    'keep-on-top'(draft, _frame, { card }) {
      order(draft, card);
    },
  },
};
