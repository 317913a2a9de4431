import { cardOf } from '../engine/cards.ts';
import type { CardId } from '../engine/cards.ts';
import { OBJECTIVE_SETS, setOf } from '../engine/objective-sets.ts';
import { SIDES } from '../engine/sides.ts';

export const FATES = ['heat-of-battle', 'target-of-opportunity', 'twist-of-fate'] as const;
export type Fate = (typeof FATES)[number];

/** In an edge stack a card is its Force icons, or the fate it is: nothing else of it counts. */
export const KINDS = [
  'icons-0',
  'icons-1',
  'icons-2',
  'icons-3',
  'icons-4',
  'icons-5',
  ...FATES,
] as const;
export type Kind = (typeof KINDS)[number];

export type Counts = Readonly<Record<Kind, number>>;

const FATE_OF = {
  'damage-participant': 'heat-of-battle',
  'damage-objective': 'target-of-opportunity',
  'new-battle': 'twist-of-fate',
} as const;

export const isFate = (kind: Kind): kind is Fate => FATES.some((fate) => fate === kind);

const PLAIN: readonly Kind[] = KINDS.filter((kind) => !isFate(kind));

const kindOf = (card: CardId): Kind => {
  const { fate, force = 0 } = cardOf(card);
  if (fate) return FATE_OF[fate];
  const kind = PLAIN[force];
  if (!kind) throw new Error(`${card} has ${force} Force icons. Add a kind of card for them.`);
  return kind;
};

/** Force icons on one card of a kind; both sides print the same on their fates. */
export const iconsOf = (kind: Kind): number =>
  isFate(kind) ? (cardOf(kind).force ?? 0) : PLAIN.indexOf(kind);

export const countsFrom = (count: (kind: Kind) => number): Counts => ({
  'icons-0': count('icons-0'),
  'icons-1': count('icons-1'),
  'icons-2': count('icons-2'),
  'icons-3': count('icons-3'),
  'icons-4': count('icons-4'),
  'icons-5': count('icons-5'),
  'heat-of-battle': count('heat-of-battle'),
  'target-of-opportunity': count('target-of-opportunity'),
  'twist-of-fate': count('twist-of-fate'),
});

export const countCards = (cards: readonly CardId[]): Counts => {
  const kinds = cards.map(kindOf);
  return countsFrom((kind) => kinds.filter((entry) => entry === kind).length);
};

/** The command deck of so many objective sets: all their cards but the objectives. */
export const deckOf = (sets: readonly number[]): Counts =>
  countCards(sets.flatMap((set) => setOf(set).cards.slice(1)));

const mostOfSide = SIDES.map((side) =>
  deckOf(
    OBJECTIVE_SETS.filter((set) => set.side === side).flatMap(({ set, onePerDeck }) =>
      onePerDeck ? [set] : [set, set],
    ),
  ),
);

/** No deck of one side holds more: at most two of each set, and one of some. */
export const MOST_IN_DECK: Counts = countsFrom((kind) =>
  Math.max(...mostOfSide.map((counts) => counts[kind])),
);
