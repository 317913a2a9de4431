import { abilityOffers, useAbility } from './ability.ts';
import { aimOffers, attackOffers } from './aim.ts';
import { attack } from './attack.ts';
import { buy, buyOffers, discardNeutral, neutralOffers } from './buy.ts';
import { allow, done, emit, push, unexpected } from './draft.ts';
import type { Asking } from './handler.ts';
import { playCard } from './play-card.ts';
import { activePlayer, distinct } from './query.ts';
import { rules } from './rules.ts';

/** The middle of a turn: everything a player may do, as often and in whatever order they like. */
export const act: Asking<'act'> = {
  prompt: (state) => ({
    kind: 'decision',
    by: state.active,
    task: 'act',
    rules: rules('turn.any-order', 'playing-cards.use-in-play'),
    options: [
      ...distinct(activePlayer(state).hand).map((card) => allow({ kind: 'play', card })),
      ...attackOffers(state),
      ...abilityOffers(state),
      ...aimOffers(state),
      ...buyOffers(state),
      ...neutralOffers(state),
      allow({ kind: 'end-turn' }),
    ],
  }),

  choose(draft, _frame, choice) {
    switch (choice.kind) {
      case 'play':
        playCard(draft, choice.card);
        return;
      case 'buy':
        buy(draft, choice.from, choice.card);
        return;
      case 'discard-neutral':
        discardNeutral(draft, choice.from, choice.card);
        return;
      case 'use':
        useAbility(draft, choice.source);
        return;
      case 'aim':
        push(draft, { at: 'commit', target: choice.target, added: 0 });
        return;
      case 'attack':
        attack(draft, choice.target);
        return;
      case 'end-turn':
        emit(
          draft,
          'turn-announced',
          { side: draft.state.active },
          'turn.action-end',
          'turn.announce',
          'turn.end-order',
        );
        done(draft);
        return;
      default:
        throw unexpected(choice, 'turn.any-order');
    }
  },
};
