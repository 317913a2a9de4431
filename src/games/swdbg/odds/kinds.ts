import { cardOf, CARD_IDS, isShip } from '../engine/cards.ts';
import type { Card, CardId } from '../engine/cards.ts';
import { SIDES } from '../engine/sides.ts';
import type { Side } from '../engine/sides.ts';

/** What is hoped for: so many wanted cards, or so many resources, attack or Force on cards. */
export const MEASURES = ['resources', 'attack', 'force', 'cards'] as const;
export type Measure = (typeof MEASURES)[number];

/**
 * Cards by what they are worth in the measure asked about: a wanted card is worth 1, any other 0.
 * Ships are apart, since they stay in play once they have been played.
 */
export const KINDS = [
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  'ship-0',
  'ship-1',
  'ship-2',
  'ship-3',
  'ship-4',
] as const;
export type Kind = (typeof KINDS)[number];
export type Counts = Readonly<Partial<Record<Kind, number>>>;

export const isKind = (text: string): text is Kind => KINDS.some((kind) => kind === text);
export const isShipKind = (kind: Kind): boolean => kind.startsWith('ship-');
export const worthOf = (kind: Kind): number => Number(kind.replace('ship-', ''));

const inMeasure = (card: CardId, measure: Measure, wanted: readonly CardId[]): number =>
  measure === 'cards' ? Number(wanted.includes(card)) : (cardOf(card)[measure] ?? 0);

export const kindOf = (card: CardId, measure: Measure, wanted: readonly CardId[] = []): Kind => {
  const name = `${isShip(card) ? 'ship-' : ''}${inMeasure(card, measure, wanted)}`;
  if (!isKind(name)) throw new Error(`${card} is a card of a new kind, ${name}. Add it to KINDS.`);
  return name;
};

const ownBy =
  (side: Side) =>
  (id: CardId): boolean => {
    const { faction }: Card = cardOf(id);
    return faction === side || faction === 'neutral';
  };

const copiesOf = (ids: readonly CardId[]): number =>
  ids.reduce((sum, id) => sum + cardOf(id).copies, 0);

/** The most that either player can have of such cards: of the own faction and neutral ones. */
const mostOf = (fits: (id: CardId) => boolean): number =>
  Math.max(...SIDES.map((side) => copiesOf(CARD_IDS.filter((id) => ownBy(side)(id) && fits(id)))));

export const MOST_CARDS = mostOf(() => true);

/** What a card is worth may depend on its ability, so the box limits only units and ships as such. */
export const MOST_UNITS = mostOf((id) => !isShip(id));
export const MOST_SHIPS = mostOf(isShip);

/** How many units of this printed worth can be bought; which cards are wanted is up to the player. */
export const buyable = (measure: Measure, kind: Kind): number =>
  mostOf((id) => {
    if (cardOf(id).cost === undefined || isShip(id)) return false;
    return measure === 'cards' ? kind === '1' : kindOf(id, measure) === kind;
  });
