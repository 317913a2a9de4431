/**
 * The edge battle told once more, from the rules and without chance: every order of the other
 * side's deck is dealt out. It shares nothing with what it checks.
 */
export interface Told {
  readonly attacker: boolean;
  readonly stack: readonly string[];
  readonly kept: readonly string[];
  readonly deck: readonly string[];
  readonly hand: number;
  readonly cards: number;
  readonly policy: 'strongest' | 'fates-first' | 'random';
  readonly edge?: number;
  readonly frail?: number;
  readonly otherEdge?: number;
  readonly otherFrail?: number;
}

const FORCE: Readonly<Record<string, number>> = { heat: 2, target: 2, twist: 0 };
const force = (card: string): number => FORCE[card] ?? Number(card);
const fate = (card: string): boolean => card in FORCE;
const worth = (card: string): number =>
  force(card) * 10 + (card === 'twist' ? -5 : fate(card) ? 1 : 0);

const strongestFirst = (cards: readonly string[]): string[] =>
  [...cards].sort((one, other) => worth(other) - worth(one));

const ordered = (policy: Told['policy'], hand: readonly string[]): readonly string[] => {
  if (policy === 'random') return hand;
  const sorted = strongestFirst(hand);
  return policy === 'strongest'
    ? sorted
    : [...sorted.filter(fate), ...sorted.filter((card) => !fate(card))];
};

const iconsOf = (
  stack: readonly string[],
  edge: number,
  frail: number,
  against: readonly string[],
) =>
  stack.reduce((sum, card) => sum + force(card), 0) +
  edge -
  Math.min(frail, against.filter((card) => card === 'heat').length);

const wins = (
  told: Told,
  stack: readonly string[],
  kept: string[],
  hand: readonly string[],
): boolean => {
  const theirs = hand.slice(0, told.cards);
  if ([...stack, ...theirs].includes('twist')) {
    const left = strongestFirst(kept);
    const again = left.splice(0, told.stack.length);
    return wins(told, again, left, hand.slice(told.cards));
  }
  const mine = iconsOf(stack, told.edge ?? 0, told.frail ?? 0, theirs);
  const other = iconsOf(theirs, told.otherEdge ?? 0, told.otherFrail ?? 0, stack);
  return told.attacker ? mine > other : mine >= other;
};

const orders = (cards: readonly string[]): readonly (readonly string[])[] =>
  cards.length === 0
    ? [[]]
    : cards.flatMap((card, at) =>
        orders(cards.filter((_, other) => other !== at)).map((rest) => [card, ...rest]),
      );

/** Won games among all orders of the deck, each as likely as the others. */
export const enumerate = (told: Told): number => {
  const all = orders(told.deck);
  const won = all.filter((order) =>
    wins(told, told.stack, [...told.kept], ordered(told.policy, order.slice(0, told.hand))),
  );
  return won.length / all.length;
};
