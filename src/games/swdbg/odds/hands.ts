import { choose, drawsOf, sumOf } from '../../../engine/distribution.ts';
import { isShipKind, KINDS, worthOf } from './kinds.ts';
import type { DrawQuestion } from './question.ts';

/** Counts of the kinds that occur, in their order. */
type Pile = readonly number[];

interface Cards {
  readonly all: Pile;
  readonly worths: readonly number[];
  readonly ships: readonly boolean[];
}

interface State {
  readonly deck: Pile;
  /** Ships that these hands have brought into play. */
  readonly gone: Pile;
  /** What has come together so far, no more of it than is needed. */
  readonly sum: number;
  readonly chance: number;
}

const sizeOf = (pile: Pile): number => pile.reduce((sum, count) => sum + count, 0);
const plus = (one: Pile, other: Pile): Pile => one.map((count, at) => count + (other[at] ?? 0));
const minus = (one: Pile, other: Pile): Pile => one.map((count, at) => count - (other[at] ?? 0));
const worthIn = ({ worths }: Cards, pile: Pile): number =>
  pile.reduce((sum, count, at) => sum + count * (worths[at] ?? 0), 0);

/** Whatever is neither in the deck nor a ship in play is discarded before the next hand is drawn. */
const discardOf = ({ all }: Cards, { deck, gone }: State): Pile => minus(minus(all, deck), gone);

/** What is drawn for certain, and the pile from which chance gives the rest. */
interface Split {
  readonly fixed: Pile;
  readonly from: Pile;
  readonly count: number;
  readonly reshuffled: boolean;
  readonly short: boolean;
}

/** The deck first, as far as it goes; then the discard pile, shuffled, is the new deck. */
const split = (cards: Cards, state: State, draw: number): Split => {
  const { deck } = state;
  const size = sizeOf(deck);
  if (size >= draw) {
    const fixed = deck.map(() => 0);
    return { fixed, from: deck, count: draw, reshuffled: false, short: false };
  }
  const from = discardOf(cards, state);
  const count = Math.min(draw - size, sizeOf(from));
  return { fixed: deck, from, count, reshuffled: count > 0, short: size + count < draw };
};

/** How likely the drawn cards are worth 0, 1, 2 …: ways to choose, kind after kind. */
const worthsOf = ({ worths }: Cards, from: Pile, count: number): readonly number[] => {
  const most = count * Math.max(0, ...worths) + 1;
  let ways = Array.from({ length: count + 1 }, () => new Array<number>(most).fill(0));
  if (ways[0]) ways[0][0] = 1;
  from.forEach((copies, at) => {
    const worth = worths[at] ?? 0;
    const next = Array.from({ length: count + 1 }, () => new Array<number>(most).fill(0));
    for (let taken = 0; taken <= Math.min(copies, count); taken += 1) {
      const chosen = choose(copies, taken);
      for (let drawn = 0; drawn + taken <= count; drawn += 1) {
        const [before, after] = [ways[drawn], next[drawn + taken]];
        if (!before || !after) continue;
        for (let sum = 0; sum + taken * worth < most; sum += 1) {
          const way = before[sum] ?? 0;
          if (way > 0)
            after[sum + taken * worth] = (after[sum + taken * worth] ?? 0) + way * chosen;
        }
      }
    }
    ways = next;
  });
  const all = choose(sizeOf(from), count);
  return (ways[count] ?? []).map((way) => way / all);
};

export interface Hand {
  /** This hand alone holds what is needed. */
  readonly chance: number;
  /** It has come by now, in one hand or in all together, as asked. */
  readonly soFar: number;
  /** The deck runs out while this hand is drawn. */
  readonly reshuffle: number;
  /** Neither deck nor discard pile has cards enough for a whole hand. */
  readonly short: number;
  /** How likely the turn gives 0, 1, 2 …, with what is sure and what ships of earlier hands give. */
  readonly sums: readonly number[];
}

/** Collects one hand. */
class Turn {
  readonly #need: number;
  readonly #sums: (number[] | undefined)[] = [];
  readonly #met: number[] = [];
  readonly #reshuffled: number[] = [];
  readonly #short: number[] = [];

  constructor(need: number) {
    this.#need = need;
  }

  begin({ reshuffled, short }: Split, chance: number): void {
    if (reshuffled) this.#reshuffled.push(chance);
    if (short) this.#short.push(chance);
  }

  give(total: number, sum: number, chance: number): void {
    (this.#sums[total] ??= []).push(chance);
    if (sum >= this.#need) this.#met.push(chance);
  }

  hand(): Hand {
    const sums = Array.from(this.#sums, (chances) => sumOf(chances ?? []));
    return {
      chance: sumOf(sums.slice(this.#need)),
      soFar: sumOf(this.#met),
      reshuffle: sumOf(this.#reshuffled),
      short: sumOf(this.#short),
      sums,
    };
  }
}

/** States that are alike go on as one; each pile is a number, digit after digit. */
class States {
  readonly #alike = new Map<number, { readonly state: State; readonly chances: number[] }>();
  readonly #cards: Cards;
  readonly #most: number;

  constructor(cards: Cards, most: number) {
    this.#cards = cards;
    this.#most = most;
  }

  add(deck: Pile, gone: Pile, sum: number, chance: number): void {
    const { all, ships } = this.#cards;
    let key = sum;
    let place = this.#most + 1;
    // No more than 80 cards of 12 kinds, and only ships are ever gone: this stays below 2^53.
    all.forEach((copies, at) => {
      key += (deck[at] ?? 0) * place;
      place *= copies + 1;
      if (!ships[at]) return;
      key += (gone[at] ?? 0) * place;
      place *= copies + 1;
    });
    const known = this.#alike.get(key);
    if (known) known.chances.push(chance);
    else this.#alike.set(key, { state: { deck, gone, sum, chance }, chances: [chance] });
  }

  list(): readonly State[] {
    return [...this.#alike.values()].map(({ state, chances }) => ({
      ...state,
      chance: sumOf(chances),
    }));
  }
}

const cardsOf = ({ deck, discard }: DrawQuestion): Cards & { readonly deck: Pile } => {
  const kinds = KINDS.filter((kind) => (deck[kind] ?? 0) + (discard[kind] ?? 0) > 0);
  return {
    all: kinds.map((kind) => (deck[kind] ?? 0) + (discard[kind] ?? 0)),
    worths: kinds.map(worthOf),
    ships: kinds.map(isShipKind),
    deck: kinds.map((kind) => deck[kind] ?? 0),
  };
};

/** Hand after hand; each is played and discarded before the next one is drawn, but ships stay. */
export const handsOf = (question: DrawQuestion): readonly Hand[] => {
  const { need, span, draw, sure, measure } = question;
  const cards = cardsOf(question);
  const stays = measure === 'resources' || measure === 'attack';
  const nothing = cards.all.map(() => 0);
  let states: readonly State[] = [{ deck: cards.deck, gone: nothing, sum: 0, chance: 1 }];

  const sumAfter = (before: number, total: number): number =>
    span === 'together' ? Math.min(need, before + total) : total >= need ? need : before;

  return Array.from({ length: question.hands }, (_, at) => {
    const turn = new Turn(need);
    const next = new States(cards, need);
    for (const state of states) {
      const parts = split(cards, state, draw);
      const standing = stays ? worthIn(cards, state.gone) : 0;
      const known = worthIn(cards, parts.fixed) + standing + sure;
      turn.begin(parts, state.chance);
      if (at === question.hands - 1) {
        // What becomes of the piles is no longer asked.
        worthsOf(cards, parts.from, parts.count).forEach((share, worth) => {
          if (share === 0) return;
          const total = known + worth;
          turn.give(total, sumAfter(state.sum, total), state.chance * share);
        });
        continue;
      }
      for (const { counts, chance: share } of drawsOf(parts.from, parts.count)) {
        const chance = state.chance * share;
        const total = known + worthIn(cards, counts);
        const sum = sumAfter(state.sum, total);
        turn.give(total, sum, chance);
        const hand = plus(parts.fixed, counts);
        const ships = hand.map((count, kind) => (cards.ships[kind] ? count : 0));
        next.add(minus(parts.from, counts), plus(state.gone, ships), sum, chance);
      }
    }
    states = next.list();
    return turn.hand();
  });
};
