import { topDraw, takeOut, shuffled, deckSize } from './deck.ts';
import { changePile, done, emit, pileOf, replace } from './draft.ts';
import type { Asking, Draft } from './draft.ts';
import type { FrameOf } from './frames.ts';
import type { CardOf, PileId } from './types.ts';

type DrawCard = FrameOf<'draw-card'>;

/** Projects are gained to the hand of missions, whatever deck they come from. */
const handPile = (pile: PileId): PileId => (pile === 'projects' ? 'empire-missions' : pile);

export const addToHand = <Id extends PileId>(draft: Draft, pile: Id, card: CardOf<Id>): void => {
  const home = handPile(pile) as Id;
  changePile(draft, home, { hand: [...pileOf(draft.state, home).hand, card] });
};

const take = (draft: Draft, frame: DrawCard, name: string): void => {
  const { pile, seat, to, left, because, also = [] } = frame;
  const card = name as CardOf<PileId>;
  const { deck, aside } = pileOf(draft.state, pile);
  changePile(draft, pile, { deck: takeOut(deck, card) });
  if (to === 'hand') addToHand(draft, pile, card);
  else changePile(draft, pile, { aside: [...aside, card] });
  emit(draft, 'card-drawn', { seat, pile, to, card }, because, ...also);
  if (left > 1) replace(draft, { ...frame, left: left - 1 });
  else done(draft);
};

/** False when there is nothing left to draw. */
const refill = (draft: Draft, { pile, left }: DrawCard): boolean => {
  const { deck, discard } = pileOf(draft.state, pile);
  if (deckSize(deck) > 0) return true;
  if (discard.length === 0) {
    emit(draft, 'pile-empty', { pile, missing: left }, 'discard.empty-deck');
    return false;
  }
  changePile(draft, pile, { deck: shuffled(discard), discard: [] });
  emit(
    draft,
    'pile-reshuffled',
    { pile, cards: discard.length },
    'discard.empty-deck',
    'component-limits.cards',
  );
  return true;
};

export const drawCard: Asking<DrawCard> = {
  settle(draft, frame) {
    if (frame.left < 1 || !refill(draft, frame)) {
      done(draft);
      return;
    }
    const { faces } = topDraw(frame.pile, pileOf(draft.state, frame.pile).deck);
    const [face] = faces;
    if (face && faces.length === 1) take(draft, frame, face.result);
  },

  ask(state, { pile, seat, because, also = [] }) {
    return {
      by: seat,
      rules: [because, ...also],
      draws: [topDraw(pile, pileOf(state, pile).deck)],
    };
  },

  drawn(draft, frame, [card = '']) {
    take(draft, frame, card);
  },
};

/** Cards that were looked at leave for somewhere else. */
export const takeAside = <Id extends PileId>(draft: Draft, pile: Id): readonly CardOf<Id>[] => {
  const { aside } = pileOf(draft.state, pile);
  changePile(draft, pile, { aside: [] });
  return aside;
};
