import { CARDS } from '../data/strategy-cards.ts';
import type { Card } from '../data/strategy-cards.ts';
import { cardsEach, change, changeSeat, done, emit, fromSpeaker, offer, seatOf } from './draft.ts';
import type { Asking, Passing } from './draft.ts';
import type { Ti4Rule } from '../rule.ts';
import type { RoundFrame, RoundState } from './types.ts';

/** One card each, from the speaker; a second pass in the same order for three or four players. */
export const strategyFrames = (state: RoundState): readonly RoundFrame[] => {
  const pass = fromSpeaker(state).map((by) => ({ at: 'choose-card' as const, by }));
  return [...Array.from({ length: cardsEach(state) }, () => pass).flat(), { at: 'lay-goods' }];
};

const taken = (state: RoundState): readonly Card[] =>
  state.players.flatMap((player) => seatOf(state, player).cards);

export const chooseCard: Asking<'choose-card'> = {
  ask(state, { by }) {
    const gone = taken(state);
    const { cards: own } = seatOf(state, by);
    const barOf = (card: Card): Ti4Rule | null => {
      if (own.includes(card)) return 'strategy-phase.second-card';
      return gone.includes(card) ? 'strategy-phase.already-chosen' : null;
    };
    return {
      by,
      rules: [
        'strategy-phase.choosing',
        'speaker.chooses-first',
        cardsEach(state) === 2 && 'strategy-phase.second-card',
        state.players.length < state.started && 'elimination.fewer-players',
      ],
      options: CARDS.map((card) => offer({ kind: 'card', card }, barOf(card))),
    };
  },
  choose: {
    card(draft, { by }, { card }) {
      const seat = seatOf(draft.state, by);
      const goods = draft.state.onCards[card] ?? 0;
      changeSeat(draft, by, { cards: [...seat.cards, card], goods: seat.goods + goods });
      change(draft, { onCards: { ...draft.state.onCards, [card]: 0 } });
      emit(
        draft,
        'card-chosen',
        { player: by, card, goods },
        'strategy-phase.choosing',
        goods > 0 && 'strategy-phase.goods-on-card',
      );
      done(draft);
    },
  },
};

export const layGoods: Passing<'lay-goods'> = {
  settle(draft) {
    const { state } = draft;
    const gone = taken(state);
    const left = CARDS.filter((card) => !gone.includes(card));
    const more = Object.fromEntries(left.map((card) => [card, (state.onCards[card] ?? 0) + 1]));
    change(draft, { onCards: { ...state.onCards, ...more } });
    emit(
      draft,
      'goods-laid',
      { cards: left },
      left.length > 0 ? 'strategy-phase.goods-on-unchosen' : 'strategy-phase.four-players',
    );
    done(draft);
  },
};
