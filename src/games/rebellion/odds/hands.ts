import { nextBelow } from '../../../engine/random.ts';
import type { RandomState } from '../../../engine/random.ts';
import { TACTICS } from '../engine/tactics.ts';
import type { TacticId } from '../engine/tactics.ts';
import { SIDES, THEATRES } from '../engine/units.ts';
import type { Side, Theatre } from '../engine/units.ts';

/** Chance of one sampled fight. */
export interface Dice {
  state: RandomState;
}

export const below = (dice: Dice, bound: number): number => {
  const { value, state } = nextBelow(dice.state, bound);
  dice.state = state;
  return value;
};

/** How many of each card, in the order of TITLES. */
type Pile = number[];

/** Tactic cards of one sampled fight. */
export interface Cards {
  readonly decks: Record<Theatre, Pile>;
  readonly discards: Record<Theatre, Pile>;
  readonly hands: Readonly<Record<Theatre, Readonly<Record<Side, Pile>>>>;
}

const TITLES: readonly TacticId[] = [...new Set(TACTICS.map(({ card }) => card))];

const INDEX = Object.fromEntries(TITLES.map((card, index) => [card, index])) as Record<
  TacticId,
  number
>;

const copiesIn = (theatre: Theatre): Pile =>
  TITLES.map(
    (card) =>
      TACTICS.find((entry) => entry.theatre === theatre && entry.card === card)?.copies ?? 0,
  );

const COPIES: Readonly<Record<Theatre, Pile>> = {
  space: copiesIn('space'),
  ground: copiesIn('ground'),
};

const none = (): Pile => TITLES.map(() => 0);

export const shuffled = (): Cards => ({
  decks: { space: [...COPIES.space], ground: [...COPIES.ground] },
  discards: { space: none(), ground: none() },
  hands: {
    space: { empire: none(), rebel: none() },
    ground: { empire: none(), rebel: none() },
  },
});

const sizeOf = (pile: Pile): number => {
  let sum = 0;
  for (const count of pile) sum += count;
  return sum;
};

const change = (pile: Pile, index: number, by: number): void => {
  pile[index] = (pile[index] ?? 0) + by;
};

export const heldOf = (cards: Cards, side: Side, theatre: Theatre, card: TacticId): number =>
  cards.hands[theatre][side][INDEX[card]] ?? 0;

export const holds = (cards: Cards, side: Side, theatre: Theatre, card: TacticId): boolean =>
  heldOf(cards, side, theatre, card) > 0;

/** False: neither the deck nor its discard pile has a card. */
export const drawCard = (cards: Cards, side: Side, theatre: Theatre, dice: Dice): boolean => {
  if (sizeOf(cards.decks[theatre]) === 0) {
    cards.decks[theatre] = cards.discards[theatre];
    cards.discards[theatre] = none();
  }
  const deck = cards.decks[theatre];
  const size = sizeOf(deck);
  if (size === 0) return false;
  let at = below(dice, size);
  let index = 0;
  for (; at >= (deck[index] ?? 0); index += 1) at -= deck[index] ?? 0;
  change(deck, index, -1);
  change(cards.hands[theatre][side], index, 1);
  return true;
};

export const canDraw = ({ decks, discards }: Cards, theatre: Theatre): boolean =>
  sizeOf(decks[theatre]) + sizeOf(discards[theatre]) > 0;

export const playCard = (cards: Cards, side: Side, theatre: Theatre, card: TacticId): void => {
  change(cards.hands[theatre][side], INDEX[card], -1);
  change(cards.discards[theatre], INDEX[card], 1);
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
