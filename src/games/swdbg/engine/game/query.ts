import { cardOf, isShip } from '../cards.ts';
import type { CardId } from '../cards.ts';
import { SIDES, otherSide } from '../sides.ts';
import type { Side } from '../sides.ts';
import { SLOTS } from './types.ts';
import type { Constant, InPlay, PlayerState, Slot, SwdbgState, Target } from './types.ts';

export const activePlayer = (state: SwdbgState): PlayerState => state.players[state.active];

export const waiting = (state: SwdbgState): Side => otherSide(state.active);

export const shipsOf = (state: SwdbgState, side: Side): readonly InPlay[] =>
  state.players[side].play.filter(({ card }) => isShip(card));

export const inPlay = (state: SwdbgState, side: Side, id: string): InPlay | undefined =>
  state.players[side].play.find((entry) => entry.id === id);

/** What gives it is still in play. */
export const isInForce = ({ players }: SwdbgState, { side, from }: Constant): boolean =>
  players[side].base?.base === from || players[side].play.some(({ id }) => id === from);

const total = (parts: readonly { readonly attack: number }[]): number =>
  parts.reduce((sum, { attack }) => sum + attack, 0);

/** What is printed, what was added this turn and what constant abilities of its side add. */
export const attackOf = (state: SwdbgState, { id, card }: InPlay): number => {
  const owner = SIDES.find((side) => inPlay(state, side, id));
  return (
    (cardOf(card).attack ?? 0) +
    total(state.bonuses.filter(({ to }) => to === id)) +
    total(state.constants.filter(({ side, to }) => side === owner && to === card))
  );
};

/** Cards laid before a target, not yet used to attack. */
export const groupAt = (state: SwdbgState, target: Target): readonly InPlay[] =>
  activePlayer(state).play.filter(({ aim }) => aim === target);

export const sumOf = (state: SwdbgState, cards: readonly InPlay[]): number =>
  cards.reduce((sum, entry) => sum + attackOf(state, entry), 0);

/** Damage a ship still takes before it is destroyed. */
export const restOf = ({ card, damage }: InPlay): number =>
  Math.max(0, (cardOf(card).ship ?? 0) - damage);

export const slotOf = (text: string): Slot | undefined => SLOTS.find((slot) => slot === text);

export const distinct = <Item>(items: readonly Item[]): readonly Item[] => [...new Set(items)];

/** All but one copy of the given one, the last one in the list. */
export const without = <Item>(items: readonly Item[], gone: Item): readonly Item[] => {
  const at = items.lastIndexOf(gone);
  return at < 0 ? items : [...items.slice(0, at), ...items.slice(at + 1)];
};

/** Several copies at once. */
export const withoutAll = <Item>(items: readonly Item[], gone: readonly Item[]): readonly Item[] =>
  gone.reduce<readonly Item[]>(without, items);

/** The first number that no copy in play has. */
export const newId = (state: SwdbgState, card: CardId): string => {
  const taken = new Set(
    [...state.players.empire.play, ...state.players.rebel.play].map(({ id }) => id),
  );
  let number = 1;
  while (taken.has(`${card}-${number}`)) number += 1;
  return `${card}-${number}`;
};

export const rowSlots = (state: SwdbgState): readonly Slot[] =>
  SLOTS.filter((slot) => state.galaxy.row[slot] !== null);

export const rowShips = (state: SwdbgState): readonly Slot[] =>
  rowSlots(state).filter((slot) => {
    const card = state.galaxy.row[slot];
    return card !== null && isShip(card);
  });
