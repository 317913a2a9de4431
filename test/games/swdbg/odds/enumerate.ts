/**
 * The next hands told once more, from the rules and without chance: every order of the deck and of
 * each reshuffled pile is dealt out card by card. It shares nothing with what it checks.
 */
export interface Card {
  readonly worth: number;
  readonly ship?: boolean;
}

export interface Told {
  readonly deck: readonly Card[];
  readonly discard: readonly Card[];
  readonly draw: number;
  readonly hands: number;
  readonly sure: number;
  /** Ships go on giving in the turns after the one they came in. */
  readonly persists: boolean;
}

/** What each turn gave, along one way in which the cards may come. */
type Course = readonly number[];

const take = (
  deck: readonly Card[],
  discard: readonly Card[],
  hand: readonly Card[],
  missing: number,
  goOn: (
    deck: readonly Card[],
    discard: readonly Card[],
    hand: readonly Card[],
    chance: number,
  ) => void,
  chance = 1,
): void => {
  if (missing === 0 || deck.length + discard.length === 0) {
    goOn(deck, discard, hand, chance);
    return;
  }
  const pile = deck.length > 0 ? deck : discard;
  const rest = deck.length > 0 ? discard : [];
  pile.forEach((card, at) => {
    const left = pile.filter((_, other) => other !== at);
    take(left, rest, [...hand, card], missing - 1, goOn, chance / pile.length);
  });
};

/** Every course with its chance. */
export const courses = (
  told: Told,
): readonly { readonly course: Course; readonly chance: number }[] => {
  const found: { course: Course; chance: number }[] = [];
  const turn = (
    deck: readonly Card[],
    discard: readonly Card[],
    inPlay: readonly Card[],
    course: Course,
    chance: number,
  ): void => {
    if (course.length === told.hands) {
      found.push({ course, chance });
      return;
    }
    take(deck, discard, [], told.draw, (newDeck, newDiscard, hand, share) => {
      const standing = told.persists ? inPlay : [];
      const total = [...hand, ...standing].reduce((sum, { worth }) => sum + worth, told.sure);
      turn(
        newDeck,
        [...newDiscard, ...hand.filter(({ ship }) => ship !== true)],
        [...inPlay, ...hand.filter(({ ship }) => ship === true)],
        [...course, total],
        chance * share,
      );
    });
  };
  turn(told.deck, told.discard, [], [], 1);
  return found;
};
