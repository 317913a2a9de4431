import type { Option } from '../../core/procedure.ts';
import { THEATRES, otherSide } from '../units.ts';
import type { Tactic } from '../tactics.ts';
import { canDraw } from './board.ts';
import { emit, go, unexpected } from './draft.ts';
import type { Asking, Draft } from './draft.ts';
import { attackOf, draftAttack } from './roll.ts';
import { rule, rules } from './rules.ts';
import type { CombatChoice } from './types.ts';

type Offer = Option<CombatChoice>;

/** Starts what a card does; the card itself has already been paid for and discarded. */
export const playEffect = (draft: Draft, { card, effect }: Tactic): void => {
  const attack = draftAttack(draft);
  const enemy = otherSide(attack.side);
  switch (effect.do) {
    case 'draw':
      go(draft, { at: 'pick-deck', card, left: effect.cards });
      return;
    case 'reroll':
      go(draft, { at: 'pick-dice', picked: [], left: effect.dice });
      return;
    case 'damage': {
      const { amount, figures, optional } = effect;
      const picks = { amount, picks: figures, distinct: true, optional };
      go(draft, { at: 'deal-damage', card, ...picks, picked: [] });
      return;
    }
    case 'bombard':
      go(draft, { at: 'pick-ship', card });
      return;
    case 'bar-block':
      attack.unblockable = true;
      emit(draft, 'block-barred', { side: enemy, card }, 'play-action', 'tactic-cards.what');
      return;
    case 'bar-retreat':
      draft.state.thisRound.noRetreat.push(enemy);
      emit(draft, 'retreat-barred', { side: enemy, card }, 'play-action', 'tactic-cards.what');
      return;
    case 'free-transport':
      draft.state.thisRound.freeTransport.push(attack.side);
      emit(
        draft,
        'transport-freed',
        { side: attack.side, card },
        'play-action',
        'retreat-capacity',
      );
      return;
    case 'block':
      throw new Error('A blocking card is played in the block step, not as a combat action.');
  }
};

export const pickDeck: Asking<'pick-deck'> = {
  settle(draft, { left }) {
    if (left === 0 || !THEATRES.some((theatre) => canDraw(draft.state, theatre))) {
      go(draft, { at: 'act' });
    }
  },

  prompt(state) {
    return {
      kind: 'decision',
      by: attackOf(state).side,
      task: 'pick-deck',
      rules: rules('play-action', 'tactic-cards.what'),
      options: THEATRES.map((theatre): Offer => {
        const choice: CombatChoice = { kind: 'pick-deck', theatre };
        return canDraw(state, theatre)
          ? { choice, allowed: true }
          : { choice, allowed: false, because: rule('tactic-cards.what') };
      }),
    };
  },

  choose(draft, { card, left }, choice) {
    if (choice.kind !== 'pick-deck') throw unexpected(choice, 'play-action');
    const { side } = attackOf(draft.state);
    const then = { at: 'pick-deck', card, left: left - 1 } as const;
    go(draft, {
      at: 'draw-tactic',
      side,
      theatre: choice.theatre,
      left: 1,
      reason: card,
      then,
    });
  },
};
