import { cardOf, isShip } from '../cards.ts';
import type { CardId } from '../cards.ts';
import { otherSide, SIDES } from '../sides.ts';
import type { Side } from '../sides.ts';
import type { Position } from './position.ts';

/** What cannot be on one table. */
export type Misfit =
  | { readonly kind: 'copies'; readonly card: CardId; readonly copies: number }
  | { readonly kind: 'bases' }
  /** Units leave at the end of their turn, so only the active player has any. */
  | { readonly kind: 'waiting'; readonly side: Side; readonly at: number };

const everyCard = ({ players, row, galaxyDeck, galaxyDiscard }: Position): readonly CardId[] => [
  ...SIDES.flatMap((side) => {
    const { deck, hand, discard, play } = players[side];
    return [...deck, ...hand, ...discard, ...play.map((entry) => entry.card)];
  }),
  ...Object.values(row).flatMap((card) => card ?? []),
  ...(galaxyDeck ?? []),
  ...galaxyDiscard,
];

const tooMany = (position: Position): Misfit | null => {
  const all = everyCard(position);
  const card = [...new Set(all)].find(
    (id) => all.filter((other) => other === id).length > cardOf(id).copies,
  );
  return card === undefined ? null : { kind: 'copies', card, copies: cardOf(card).copies };
};

const basesTwice = ({ players }: Position): Misfit | null => {
  const all = SIDES.flatMap((side) => {
    const { base: own, bases: rest, trophies } = players[side];
    return [...(own ? [own.base] : []), ...rest, ...trophies];
  });
  return new Set(all).size < all.length ? { kind: 'bases' } : null;
};

const unitsWaiting = ({ players, active }: Position): Misfit | null => {
  const side = otherSide(active);
  const at = players[side].play.findIndex((entry) => !isShip(entry.card));
  return at < 0 ? null : { kind: 'waiting', side, at };
};

/** The first thing that does not fit; null: all of it does. */
export const misfitOf = (position: Position): Misfit | null =>
  tooMany(position) ?? basesTwice(position) ?? unitsWaiting(position);
