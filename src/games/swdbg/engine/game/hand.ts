import { drawsFrom } from '../../../../engine/deck.ts';
import { baseOf } from '../bases.ts';
import { isCard } from '../cards.ts';
import type { CardId } from '../cards.ts';
import { atLastSpace } from '../force.ts';
import type { Side } from '../sides.ts';
import { BASE } from './ability.ts';
import { changePlayer, done, emit, offer, push, replace } from './draft.ts';
import type { Asking, Draft } from './draft.ts';
import { toBox } from './galaxy.ts';
import { gainForce } from './gain.ts';
import { activePlayer, distinct, waiting, without } from './query.ts';

/** Exiled cards may come from the hand, from the discard pile or from both. */
export const exile: Asking<'exile'> = {
  settle(draft, { left }) {
    const { hand, discard } = activePlayer(draft.state);
    if (left === 0 || hand.length + discard.length === 0) done(draft);
  },

  ask(state, { left }) {
    const { hand, discard } = activePlayer(state);
    const from = (place: 'hand' | 'discard', cards: readonly CardId[]) =>
      distinct(cards).map((card) => offer({ kind: 'exile', from: place, card }));
    return {
      by: state.active,
      rules: ['effects.exile-may', 'effects.exile-present'],
      options: [
        ...from('hand', hand),
        ...from('discard', discard),
        ...(left > 0 ? [offer({ kind: 'end-exile' })] : []),
      ],
    };
  },

  choose: {
    'end-exile': done,

    exile(draft, frame, { card, from }) {
      const { active: side } = draft.state;
      changePlayer(draft, side, { [from]: without(activePlayer(draft.state)[from], card) });
      toBox(draft, card);
      const data = { side, card, from };
      if (from === 'hand') {
        emit(draft, 'card-exiled', data, 'effects.to-box', 'effects.exile-unplayed');
      } else {
        emit(draft, 'card-exiled', data, 'effects.to-box', 'effects.exile-present');
      }
      replace(draft, { ...frame, left: frame.left - 1 });
    },
  },
};

/** On the other player's turn a base may answer each card its opponent discards. */
const whenDiscarded = (draft: Draft, side: Side): void => {
  const { base } = activePlayer(draft.state);
  if (side === draft.state.active || base === null) return;
  if (baseOf(base.base).ability !== 'discard') return;
  push(draft, { at: 'when', trigger: 'discard', sources: [BASE] });
};

type Chooser = 'effects.own-choice' | 'effects.at-random';

const discardCard = (draft: Draft, side: Side, card: CardId, by: Chooser): void => {
  const { hand, discard } = draft.state.players[side];
  changePlayer(draft, side, { hand: without(hand, card), discard: [...discard, card] });
  const pile = side === draft.state.active ? 'effects.to-own' : 'effects.to-opponent';
  emit(draft, 'card-discarded', { side, card, random: by === 'effects.at-random' }, by, pile);
  whenDiscarded(draft, side);
};

export const discard: Asking<'discard'> = {
  ask: (state, { side }) => ({
    by: side,
    rules: ['effects.own-choice', 'effects.discard-where'],
    options: distinct(state.players[side].hand).map((card) => offer({ kind: 'discard', card })),
  }),

  choose: {
    discard(draft, { side }, { card }) {
      done(draft);
      discardCard(draft, side, card, 'effects.own-choice');
    },
  },
};

export const discardRandom: Asking<'discard-random'> = {
  ask: (state, { side }) => ({
    by: side,
    rules: ['effects.at-random', 'effects.discard-where'],
    draws: drawsFrom(`${side}-hand`, state.players[side].hand, 1),
  }),

  drawn(draft, { side }, [card]) {
    if (card === undefined || !isCard(card)) return;
    done(draft);
    discardCard(draft, side, card, 'effects.at-random');
  },
};

/** The one choice between two effects that the booklet tells of. */
export const spy: Asking<'spy'> = {
  settle(draft) {
    const { hand } = draft.state.players[waiting(draft.state)];
    if (hand.length === 0 && atLastSpace(draft.state.force, draft.state.active)) done(draft);
  },

  ask(state) {
    const side = waiting(state);
    const cards = distinct(state.players[side].hand);
    const stuck = atLastSpace(state.force, state.active);
    return {
      by: side,
      rules: ['abilities.choose-one', 'abilities.choose-possible'],
      options: [
        ...cards.map((card) => offer({ kind: 'discard', card })),
        offer({ kind: 'give-force' }, stuck ? 'abilities.choose-possible' : null),
      ],
    };
  },

  choose: {
    'give-force'(draft) {
      const { active } = draft.state;
      done(draft);
      gainForce(draft, active, 1, 'abilities.choose-one');
    },

    discard(draft, _frame, { card }) {
      done(draft);
      discardCard(draft, waiting(draft.state), card, 'effects.own-choice');
    },
  },
};
