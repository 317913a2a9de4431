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
  'look',
  'discard-top',
  'discard-random',
  'opponent-random',
  'cheaper',
  'pay',
  'take-back',
] as const;

export type EffectKind = (typeof EFFECTS)[number];

/** Links count places, and the first release ended its list here: whatever came later stands behind that end. */
const LAST_OF_FIRST_RELEASE: EffectKind = 'reveal';
export const isLater = (kind: EffectKind): boolean =>
  EFFECTS.indexOf(kind) > EFFECTS.indexOf(LAST_OF_FIRST_RELEASE);

/** Effects that ask for an amount first. */
const COUNTED = [
  'resources',
  'force',
  'attack',
  'draw',
  'repair',
  'damage',
  'exile',
  'cheaper',
  'pay',
] as const satisfies readonly EffectKind[];

/** Effects that ask what they are done to. */
export const AIMED = [
  'attack',
  'repair',
  'damage',
  'destroy-ship',
  'discard-row',
  'take-back',
] as const satisfies readonly EffectKind[];

export type EffectTarget = (typeof AIMED)[number];

/** Cards that say «two cards» or «two targets» are told of one after the other. */
export const REPEATED: readonly EffectKind[] = [
  ...AIMED,
  'discard-hand',
  'opponent-discards',
  'discard-random',
  'opponent-random',
];

/** No card of the box gives more of anything at once. */
const MOST = 4;
/** No card of the box costs more. */
const HIGHEST_COST = 8;

export const mostOf = (kind: EffectKind): number => (kind === 'cheaper' ? HIGHEST_COST : MOST);

export const isCounted = (kind: EffectKind): boolean => COUNTED.some((known) => known === kind);

export const aimedKind = (kind: EffectKind): EffectTarget | undefined =>
  AIMED.find((known) => known === kind);
