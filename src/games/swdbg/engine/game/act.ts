import { abilityOffers, useAbility } from './ability.ts';
import { aimOffers, attackOffers } from './aim.ts';
import { attack } from './attack.ts';
import { buy, buyOffers, discardNeutral, neutralOffers } from './buy.ts';
import { done, emit, offer, push } from './draft.ts';
import type { Asking } from './draft.ts';
import { playCard } from './play-card.ts';
import { activePlayer, distinct } from './query.ts';

/** The middle of a turn: everything a player may do, as often and in whatever order they like. */
export const act: Asking<'act'> = {
  ask: (state) => ({
    by: state.active,
    rules: ['turn.any-order', 'playing-cards.use-in-play'],
    options: [
      ...distinct(activePlayer(state).hand).map((card) => offer({ kind: 'play', card })),
      ...attackOffers(state),
      ...abilityOffers(state),
      ...aimOffers(state),
      ...buyOffers(state),
      ...neutralOffers(state),
      offer({ kind: 'end-turn' }),
    ],
  }),

  choose: {
    play(draft, _frame, { card }) {
      playCard(draft, card);
    },

    buy(draft, _frame, { from, card }) {
      buy(draft, from, card);
    },

    'discard-neutral'(draft, _frame, { from, card }) {
      discardNeutral(draft, from, card);
    },

    use(draft, _frame, { source }) {
      useAbility(draft, source);
    },

    aim(draft, _frame, { target }) {
      push(draft, { at: 'commit', target, added: 0 });
    },

    attack(draft, _frame, { target }) {
      attack(draft, target);
    },

    'end-turn'(draft) {
      emit(
        draft,
        'turn-announced',
        { side: draft.state.active },
        'turn.action-end',
        'turn.announce',
        'turn.end-order',
      );
      done(draft);
    },
  },
};
