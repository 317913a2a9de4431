import { cardOf } from '../cards.ts';
import type { CardId } from '../cards.ts';
import { otherSide } from '../sides.ts';
import type { Side } from '../sides.ts';
import { change, changeGalaxy, changePlayer, emit, offer, push } from './draft.ts';
import type { Draft, Offer } from './draft.ts';
import type { Shelf } from './choices.ts';
import type { Frame } from './frames.ts';
import { emptySlot, toGalaxyDiscard } from './galaxy.ts';
import { activePlayer, waiting } from './query.ts';
import type { SwdbgRule } from '../rule.ts';
import { SLOTS } from './types.ts';
import type { Slot, SwdbgState } from './types.ts';

export const PILOT: CardId = 'outer-rim-pilot';

const ENEMY = { empire: 'buying.rebel-cards', rebel: 'buying.empire-cards' } as const;

const costOf = (card: CardId): number => cardOf(card).cost ?? 0;

/** What a card costs whoever buys it now; the rule «discard neutral cards» takes the printed cost. */
const priceOf = ({ cheaper }: SwdbgState, card: CardId): number =>
  Math.max(0, costOf(card) - cheaper);

const bar = (state: SwdbgState, card: CardId): SwdbgRule | null => {
  if (cardOf(card).faction === waiting(state)) return ENEMY[state.active];
  return priceOf(state, card) > activePlayer(state).resources ? 'buying.pay' : null;
};

export const buyOffers = (state: SwdbgState): readonly Offer[] => {
  const { row, pilots } = state.galaxy;
  const fromRow = SLOTS.flatMap((from): readonly Offer[] => {
    const card = row[from];
    return card === null ? [] : [offer({ kind: 'buy', from, card }, bar(state, card))];
  });
  const pilot = offer({ kind: 'buy', from: 'pilots', card: PILOT }, bar(state, PILOT));
  return pilots > 0 ? [...fromRow, pilot] : fromRow;
};

/** Only where the players agreed on it: nobody would think of it otherwise. */
export const neutralOffers = (state: SwdbgState): readonly Offer[] =>
  !state.neutralRule
    ? []
    : SLOTS.flatMap((from): readonly Offer[] => {
        const card = state.galaxy.row[from];
        if (card === null || cardOf(card).faction !== 'neutral') return [];
        const choice = { kind: 'discard-neutral', from, card } as const;
        const short = costOf(card) > activePlayer(state).resources;
        return [offer(choice, short && 'variants.pay-neutral')];
      });

const pay = (draft: Draft, cost: number): number => {
  const { active: side } = draft.state;
  const left = activePlayer(draft.state).resources - cost;
  changePlayer(draft, side, { resources: left });
  return left;
};

const leaveShelf = (draft: Draft, from: Shelf): readonly Frame[] => {
  if (from === 'pilots') {
    changeGalaxy(draft, { pilots: draft.state.galaxy.pilots - 1 });
    return [];
  }
  emptySlot(draft, from);
  return [{ at: 'refill', slot: from }];
};

const toOwnDiscard = (draft: Draft, card: CardId, side = draft.state.active): void => {
  const { discard } = draft.state.players[side];
  changePlayer(draft, side, { discard: [...discard, card] });
};

export const shelved = ({ galaxy }: SwdbgState, shelf: Shelf): CardId | null =>
  shelf === 'pilots' ? PILOT : galaxy.row[shelf];

/** Why a card cannot be gained by this side, whatever gives it. */
export const gainableBar = (state: SwdbgState, side: Side, shelf: Shelf): SwdbgRule | null => {
  const card = shelved(state, shelf);
  return card !== null && cardOf(card).faction === otherSide(side) ? ENEMY[side] : null;
};

/** A card is gained because another one says so. */
export const takeGained = (draft: Draft, side: Side, from: Shelf): void => {
  const card = shelved(draft.state, from);
  if (card === null) return;
  toOwnDiscard(draft, card, side);
  push(draft, ...leaveShelf(draft, from));
};

const whenBought = (card: CardId): readonly Frame[] =>
  cardOf(card).ability === 'bought' ? [{ at: 'when', trigger: 'bought', sources: [card] }] : [];

export const buy = (draft: Draft, from: Shelf, card: CardId): void => {
  const { active: side } = draft.state;
  const cost = priceOf(draft.state, card);
  const left = pay(draft, cost);
  change(draft, { cheaper: 0 });
  toOwnDiscard(draft, card);
  emit(
    draft,
    'card-bought',
    { side, card, cost, left },
    'buying.pay',
    'buying.resources-back',
    'buying.to-discard',
    'buying.when-playable',
    'buying.where',
    cardOf(card).faction === 'neutral' && 'buying.neutral-cards',
  );
  push(draft, ...leaveShelf(draft, from), ...whenBought(card));
};

/** A reward of some cards: taken like a bought one, and paid with nothing. */
export const takeFree = (draft: Draft, from: Slot, card: CardId): void => {
  const { active: side } = draft.state;
  toOwnDiscard(draft, card);
  emit(draft, 'card-taken', { side, card }, 'buying.to-discard', 'cards.reward');
  push(draft, ...leaveShelf(draft, from), ...whenBought(card));
};

export const discardNeutral = (draft: Draft, from: Slot, card: CardId): void => {
  const { active: side } = draft.state;
  const cost = costOf(card);
  pay(draft, cost);
  toGalaxyDiscard(draft, card);
  emit(
    draft,
    'neutral-discarded',
    { side, card, cost },
    'variants.pay-neutral',
    'variants.not-in-deck',
  );
  push(draft, ...leaveShelf(draft, from));
};
