/** A strategy card is known by its initiative: 1 Leadership … 8 Imperial. */
export const CARDS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Card = (typeof CARDS)[number];

export const CARD_NAMES = {
  1: 'leadership',
  2: 'diplomacy',
  3: 'politics',
  4: 'construction',
  5: 'trade',
  6: 'warfare',
  7: 'technology',
  8: 'imperial',
} as const satisfies Readonly<Record<Card, string>>;
export type CardName = (typeof CARD_NAMES)[Card];
