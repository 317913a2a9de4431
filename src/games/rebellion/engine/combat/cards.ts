import { THEATRES, otherSide } from '../units.ts';
import type { Tactic } from '../tactics.ts';
import { change, changeAttack, emit, offer, replace } from './draft.ts';
import type { Asking, Draft } from './draft.ts';
import { canDraw } from './board.ts';
import { attackOf } from './roll.ts';

/** Starts what a card does; the card itself has already been paid for and discarded. */
export const playEffect = (draft: Draft, { card, effect }: Tactic): void => {
  const attack = attackOf(draft.state);
  const enemy = otherSide(attack.side);
  const { thisRound } = draft.state;
  switch (effect.do) {
    case 'draw':
      replace(draft, { at: 'pick-deck', card, left: effect.cards });
      return;
    case 'reroll':
      replace(draft, { at: 'pick-dice', picked: [], left: effect.dice });
      return;
    case 'damage': {
      const { amount, figures, optional } = effect;
      const picks = { amount, picks: figures, distinct: true, optional };
      replace(draft, { at: 'deal-damage', card, ...picks, picked: [] });
      return;
    }
    case 'bombard':
      replace(draft, { at: 'pick-ship', card });
      return;
    case 'bar-block':
      changeAttack(draft, { unblockable: true });
      emit(draft, 'block-barred', { side: enemy, card }, 'combat.play-action', 'tactic-cards.what');
      return;
    case 'bar-retreat':
      change(draft, { thisRound: { ...thisRound, noRetreat: [...thisRound.noRetreat, enemy] } });
      emit(
        draft,
        'retreat-barred',
        { side: enemy, card },
        'combat.play-action',
        'tactic-cards.what',
      );
      return;
    case 'free-transport':
      change(draft, {
        thisRound: { ...thisRound, freeTransport: [...thisRound.freeTransport, attack.side] },
      });
      emit(
        draft,
        'transport-freed',
        { side: attack.side, card },
        'combat.play-action',
        'combat.retreat-capacity',
      );
      return;
    case 'block':
      throw new Error('A blocking card is played in the block step, not as a combat action.');
  }
};

export const pickDeck: Asking<'pick-deck'> = {
  settle(draft, { left }) {
    if (left === 0 || !THEATRES.some((theatre) => canDraw(draft.state, theatre))) {
      replace(draft, { at: 'act' });
    }
  },

  ask: (state) => ({
    by: attackOf(state).side,
    rules: ['combat.play-action', 'tactic-cards.what'],
    options: THEATRES.map((theatre) =>
      offer({ kind: 'pick-deck', theatre }, !canDraw(state, theatre) && 'tactic-cards.empty-deck'),
    ),
  }),

  choose: {
    'pick-deck'(draft, { card, left }, { theatre }) {
      const { side } = attackOf(draft.state);
      replace(
        draft,
        { at: 'draw-tactic', side, theatre, left: 1, reason: card },
        { at: 'pick-deck', card, left: left - 1 },
      );
    },
  },
};
