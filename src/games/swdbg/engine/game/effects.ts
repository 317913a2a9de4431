/**
 * What a card's text may do, as far as the booklet explains it. Which of these a card does, and how
 * much, its player reads on the card.
 */
export const EFFECTS = [
  'resources',
  'force',
  'attack',
  'draw',
  'repair',
  'damage',
  'destroy-ship',
  'discard-row',
  'discard-hand',
  'opponent-discards',
  'exile',
  'exile-self',
  'reveal',
] as const;

export type EffectKind = (typeof EFFECTS)[number];

/** Effects that ask for an amount first. */
export const COUNTED = [
  'resources',
  'force',
  'attack',
  'draw',
  'repair',
  'damage',
  'exile',
] as const satisfies readonly EffectKind[];

/** Effects that ask what they are done to. */
export const AIMED = [
  'attack',
  'repair',
  'damage',
  'destroy-ship',
  'discard-row',
] as const satisfies readonly EffectKind[];

export type EffectTarget = (typeof AIMED)[number];

/** No card of the box gives more of anything at once. */
export const MOST = 4;

export const isCounted = (kind: EffectKind): boolean => COUNTED.some((known) => known === kind);

export const aimedKind = (kind: EffectKind): EffectTarget | undefined =>
  AIMED.find((known) => known === kind);
