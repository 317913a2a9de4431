import type { ObjectiveId } from '../../objectives.ts';
import { takeAside } from '../cards.ts';
import { onTop, underneath, without } from '../deck.ts';
import { changePile, done, emit, pileOf, unexpected } from '../draft.ts';
import type { Draft } from '../draft.ts';
import type { FrameOf } from '../frames.ts';
import { offer } from '../handler.ts';
import type { Asking } from '../handler.ts';
import { rules } from '../rules.ts';

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

  prompt: (state, { seat }) => ({
    kind: 'decision',
    by: seat,
    task: 'order-objectives',
    rules: rules('objective-cards.look-at-deck', 'missions.choices'),
    options: [...new Set(pileOf(state, 'objectives').aside)].map((card) =>
      offer({ kind: 'keep-on-top', card }, null),
    ),
  }),

  choose(draft, _frame, choice) {
    if (choice.kind !== 'keep-on-top') throw unexpected(choice, 'objective-cards.look-at-deck');
    order(draft, choice.card);
  },
};
