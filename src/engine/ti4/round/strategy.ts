import { CARDS } from '../data/strategy-cards.ts';
import type { Card } from '../data/strategy-cards.ts';
import { cardsEach, emit, fromSpeaker, go, offer, seatOf, unexpected } from './draft.ts';
import type { Handling } from './draft.ts';
import { rules } from './rules.ts';
import type { RoundFrame, RoundState } from './types.ts';

/** One card each, from the speaker; a second pass in the same order for three or four players. */
export const strategyFrames = (state: RoundState): readonly RoundFrame[] => {
  const pass = fromSpeaker(state).map((by) => ({ at: 'choose-card' as const, by }));
  return [...Array.from({ length: cardsEach(state) }, () => pass).flat(), { at: 'lay-goods' }];
};

const taken = (state: RoundState): readonly Card[] =>
  state.players.flatMap((player) => seatOf(state, player).cards);

export const chooseCard: Handling<'choose-card'> = {
  prompt(state, { by }) {
    const gone = taken(state);
    return {
      kind: 'decision',
      by,
      task: 'choose-card',
      rules: rules(
        'strategy-phase.choosing',
        'speaker.chooses-first',
        ...(cardsEach(state) === 2 ? (['strategy-phase.second-card'] as const) : []),
        ...(state.players.length < state.started ? (['elimination.fewer-players'] as const) : []),
      ),
      options: CARDS.map((card) =>
        offer({ kind: 'card', card }, gone.includes(card) ? 'strategy-phase.already-chosen' : null),
      ),
    };
  },
  choose(draft, { by }, choice) {
    if (choice.kind !== 'card') throw unexpected(choice, 'strategy-phase.choosing');
    const seat = seatOf(draft.state, by);
    const goods = draft.state.onCards[choice.card] ?? 0;
    seat.cards.push(choice.card);
    seat.goods += goods;
    draft.state.onCards[choice.card] = 0;
    emit(
      draft,
      'card-chosen',
      { player: by, card: choice.card, goods },
      'strategy-phase.choosing',
      ...(goods > 0 ? (['strategy-phase.goods-on-card'] as const) : []),
    );
    go(draft);
  },
};

export const layGoods: Handling<'lay-goods'> = {
  settle(draft) {
    const { state } = draft;
    const gone = taken(state);
    const left = CARDS.filter((card) => !gone.includes(card));
    for (const card of left) state.onCards[card] = (state.onCards[card] ?? 0) + 1;
    emit(
      draft,
      'goods-laid',
      { cards: left },
      left.length > 0 ? 'strategy-phase.goods-on-unchosen' : 'strategy-phase.four-players',
    );
    go(draft);
    return true;
  },
};
