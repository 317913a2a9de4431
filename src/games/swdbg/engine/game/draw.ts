import { drawsFrom } from '../../../../engine/deck.ts';
import { isCard } from '../cards.ts';
import type { CardId } from '../cards.ts';
import { changePlayer, done, emit, replace } from './draft.ts';
import type { Asking, Draft } from './draft.ts';
import type { DrawReason, FrameOf } from './frames.ts';
import { withoutAll } from './query.ts';
import type { SwdbgRule } from '../rule.ts';

const REASONS: Readonly<Record<DrawReason, readonly [SwdbgRule, ...SwdbgRule[]]>> = {
  setup: ['setup.draw-five'],
  'turn-end': ['turn.draw-five'],
  ability: ['abilities.resolve'],
};

const take = (draft: Draft, frame: FrameOf<'draw'>, cards: readonly CardId[]): void => {
  const { side, left, reason } = frame;
  const { deck, hand } = draft.state.players[side];
  changePlayer(draft, side, { deck: withoutAll(deck, cards), hand: [...hand, ...cards] });
  emit(draft, 'cards-drawn', { side, cards, reason }, ...REASONS[reason]);
  replace(draft, { ...frame, left: left - cards.length });
};

const reshuffle = (draft: Draft, { side, reason }: FrameOf<'draw'>): void => {
  const { discard } = draft.state.players[side];
  changePlayer(draft, side, { deck: discard, discard: [] });
  emit(
    draft,
    'deck-reshuffled',
    { side, cards: discard.length },
    'reshuffling.own',
    'reshuffling.take-rest',
    reason === 'turn-end' && 'turn.draw-rest',
  );
};

export const draw: Asking<'draw'> = {
  settle(draft, frame) {
    const { side, left } = frame;
    if (left === 0) {
      done(draft);
      return;
    }
    const { deck, discard } = draft.state.players[side];
    // Whatever the order, all of it is drawn: there is nothing to leave to chance.
    if (deck.length > 0 && deck.length <= left) {
      take(draft, frame, deck);
    } else if (deck.length === 0 && discard.length === 0) {
      emit(draft, 'nothing-to-draw', { side, missing: left }, 'reshuffling.own');
      done(draft);
    } else if (deck.length === 0) {
      reshuffle(draft, frame);
      replace(draft, { ...frame });
    }
  },

  ask: (state, { side, left, reason }) => ({
    by: side,
    rules: [...REASONS[reason]],
    draws: drawsFrom(`${side}-deck`, state.players[side].deck, left),
  }),

  drawn(draft, frame, results) {
    take(draft, frame, results.filter(isCard));
  },
};
