import { facesOf } from '../../../../engine/deck.ts';
import type { Draw } from '../../../../engine/procedure.ts';

/**
 * Layers from top to bottom. The order inside a layer is unknown to everybody; a card whose place
 * is known is a layer of its own.
 */
export type Deck<Card extends string = string> = readonly (readonly Card[])[];

export const cardsIn = <Card extends string>(deck: Deck<Card>): readonly Card[] => deck.flat();

export const deckSize = (deck: Deck): number => deck.reduce((sum, layer) => sum + layer.length, 0);

const layersOf = <Card extends string>(layers: readonly (readonly Card[])[]): Deck<Card> =>
  layers.filter((layer) => layer.length > 0);

export const shuffled = <Card extends string>(cards: readonly Card[]): Deck<Card> =>
  layersOf([cards]);

export const onTop = <Card extends string>(deck: Deck<Card>, ...cards: readonly Card[]) =>
  layersOf([...cards.map((card) => [card]), ...deck]);

/** Cards shuffled together before they go under the deck. */
export const underneath = <Card extends string>(deck: Deck<Card>, cards: readonly Card[]) =>
  layersOf([...deck, cards]);

export const without = <Card>(cards: readonly Card[], card: Card): readonly Card[] => {
  const index = cards.indexOf(card);
  return index < 0 ? cards : cards.toSpliced(index, 1);
};

export const withoutAll = <Card>(cards: readonly Card[], gone: readonly Card[]): readonly Card[] =>
  gone.reduce<readonly Card[]>((rest, card) => without(rest, card), cards);

/** Takes a card out of wherever it lies; the order of the rest stays as unknown as it was. */
export const takeOut = <Card extends string>(deck: Deck<Card>, card: Card): Deck<Card> => {
  const at = deck.findIndex((layer) => layer.includes(card));
  return layersOf(deck.map((layer, index) => (index === at ? without(layer, card) : layer)));
};

/** The card on top: one face for each different card that may be there. */
export const topDraw = (of: string, deck: Deck): Draw => {
  const [top = []] = deck;
  return { of, faces: facesOf(top), leaves: true };
};
