import { nextBelow } from '../../core/random.ts';
import type { RandomState } from '../../core/random.ts';
import { TACTICS } from '../tactics.ts';
import type { TacticId } from '../tactics.ts';
import { SIDES, THEATRES } from '../units.ts';
import type { Side, Theatre } from '../units.ts';

/** Chance of one sampled fight. */
export interface Dice {
  state: RandomState;
}

export const below = (dice: Dice, bound: number): number => {
  const { value, state } = nextBelow(dice.state, bound);
  dice.state = state;
  return value;
};

type Pile = Partial<Record<TacticId, number>>;

/** Tactic cards of one sampled fight. */
export interface Cards {
  readonly decks: Record<Theatre, Pile>;
  readonly discards: Record<Theatre, Pile>;
  readonly hands: Record<Theatre, Record<Side, Pile>>;
}

const FULL: Readonly<Record<Theatre, readonly TacticId[]>> = {
  space: TACTICS.filter(({ theatre }) => theatre === 'space').map(({ card }) => card),
  ground: TACTICS.filter(({ theatre }) => theatre === 'ground').map(({ card }) => card),
};

const COPIES: Readonly<Record<Theatre, Pile>> = {
  space: Object.fromEntries(
    TACTICS.filter(({ theatre }) => theatre === 'space').map((entry) => [entry.card, entry.copies]),
  ),
  ground: Object.fromEntries(
    TACTICS.filter(({ theatre }) => theatre === 'ground').map((entry) => [
      entry.card,
      entry.copies,
    ]),
  ),
};

export const shuffled = (): Cards => {
  const hands = () => ({ empire: {}, rebel: {} });
  return {
    decks: { space: { ...COPIES.space }, ground: { ...COPIES.ground } },
    discards: { space: {}, ground: {} },
    hands: { space: hands(), ground: hands() },
  };
};

const sizeOf = (pile: Pile): number => {
  let sum = 0;
  for (const count of Object.values(pile)) sum += count;
  return sum;
};

export const holds = ({ hands }: Cards, side: Side, theatre: Theatre, card: TacticId): boolean =>
  (hands[theatre][side][card] ?? 0) > 0;

/** False: neither the deck nor its discard pile has a card. */
export const drawCard = (cards: Cards, side: Side, theatre: Theatre, dice: Dice): boolean => {
  if (sizeOf(cards.decks[theatre]) === 0) {
    cards.decks[theatre] = cards.discards[theatre];
    cards.discards[theatre] = {};
  }
  const deck = cards.decks[theatre];
  const size = sizeOf(deck);
  if (size === 0) return false;
  let at = below(dice, size);
  for (const card of FULL[theatre]) {
    const copies = deck[card] ?? 0;
    if (at < copies) {
      deck[card] = copies - 1;
      const hand = cards.hands[theatre][side];
      hand[card] = (hand[card] ?? 0) + 1;
      return true;
    }
    at -= copies;
  }
  return false;
};

export const canDraw = ({ decks, discards }: Cards, theatre: Theatre): boolean =>
  sizeOf(decks[theatre]) + sizeOf(discards[theatre]) > 0;

export const playCard = (cards: Cards, side: Side, theatre: Theatre, card: TacticId): void => {
  const hand = cards.hands[theatre][side];
  const discard = cards.discards[theatre];
  hand[card] = (hand[card] ?? 0) - 1;
  discard[card] = (discard[card] ?? 0) + 1;
};

export const dealt = (
  cards: Cards,
  dice: Dice,
  active: Side,
  due: (side: Side, theatre: Theatre) => number,
): void => {
  const order = active === 'empire' ? SIDES : [...SIDES].reverse();
  for (const side of order) {
    for (const theatre of THEATRES) {
      for (let card = due(side, theatre); card > 0; card -= 1) {
        drawCard(cards, side, theatre, dice);
      }
    }
  }
};
