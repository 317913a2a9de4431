import { noProgress, type Progress } from '../../../engine/calculator.ts';
import { choose, drawsOf, emptyWays, Sum, sumOf, withKind } from '../../../engine/distribution.ts';
import type { WorthWays } from '../../../engine/distribution.ts';
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

/**
 * How likely the drawn cards are worth 0, 1, 2 … Of piles that are asked for one after the other most
 * begin alike, so what the first kinds give is kept.
 */
class Worths {
  readonly #worths: readonly number[];
  readonly #ways: WorthWays[];
  #pile: Pile = [];

  constructor({ worths }: Cards, draw: number) {
    this.#worths = worths;
    this.#ways = [emptyWays(draw, Math.max(0, ...worths))];
  }

  of({ from, count }: Split): readonly number[] {
    let at = 0;
    while (at < from.length && from[at] === this.#pile[at]) at += 1;
    for (; at < from.length; at += 1) {
      this.#ways[at + 1] = withKind(this.#ways[at] ?? [], from[at] ?? 0, this.#worths[at] ?? 0);
    }
    this.#pile = from;
    const all = choose(sizeOf(from), count);
    return (this.#ways[from.length]?.[count] ?? []).map((way) => way / all);
  }
}

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
  readonly #sums: (Sum | undefined)[] = [];
  readonly #met = new Sum();
  readonly #reshuffled = new Sum();
  readonly #short = new Sum();

  constructor(need: number) {
    this.#need = need;
  }

  begin({ reshuffled, short }: Split, chance: number): void {
    if (reshuffled) this.#reshuffled.add(chance);
    if (short) this.#short.add(chance);
  }

  give(total: number, sum: number, chance: number): void {
    (this.#sums[total] ??= new Sum()).add(chance);
    if (sum >= this.#need) this.#met.add(chance);
  }

  hand(): Hand {
    const sums = Array.from(this.#sums, (chances) => chances?.total ?? 0);
    return {
      chance: sumOf(sums.slice(this.#need)),
      soFar: this.#met.total,
      reshuffle: this.#reshuffled.total,
      short: this.#short.total,
      sums,
    };
  }
}

/** States that are alike go on as one; each pile is a number, digit after digit. */
class States {
  readonly #alike = new Map<number, { readonly state: State; readonly chance: Sum }>();
  readonly #cards: Cards;
  readonly #inDeck: readonly number[];
  readonly #gone: readonly number[];

  constructor(cards: Cards, most: number) {
    this.#cards = cards;
    // No more than 80 cards of 12 kinds, and only ships are ever gone: this stays below 2^53.
    let place = most + 1;
    const placesOf = (counted: (at: number) => boolean): readonly number[] =>
      cards.all.map((copies, at) => {
        if (!counted(at)) return 0;
        const here = place;
        place *= copies + 1;
        return here;
      });
    this.#inDeck = placesOf(() => true);
    this.#gone = placesOf((at) => cards.ships[at] === true);
  }

  /** After a hand of `fixed` and `counts`, which chance has drawn of `from`. */
  add({ fixed, from }: Split, counts: Pile, gone: Pile, sum: number, chance: number): void {
    let key = sum;
    for (let at = 0; at < counts.length; at += 1) {
      const drawn = counts[at] ?? 0;
      key += ((from[at] ?? 0) - drawn) * (this.#inDeck[at] ?? 0);
      key += ((gone[at] ?? 0) + (fixed[at] ?? 0) + drawn) * (this.#gone[at] ?? 0);
    }
    const known = this.#alike.get(key);
    if (known) {
      known.chance.add(chance);
      return;
    }
    const hand = plus(fixed, counts);
    const ships = hand.map((count, at) => (this.#cards.ships[at] ? count : 0));
    const state = { deck: minus(from, counts), gone: plus(gone, ships), sum, chance };
    const alike = { state, chance: new Sum() };
    alike.chance.add(chance);
    this.#alike.set(key, alike);
  }

  list(): readonly State[] {
    return Array.from(this.#alike.values(), ({ state, chance }) => ({
      ...state,
      chance: chance.total,
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

const TOLD_EVERY = 100;

/** Hand after hand; each is played and discarded before the next one is drawn, but ships stay. */
export const handsOf = (
  question: DrawQuestion,
  progress: Progress = noProgress,
): readonly Hand[] => {
  const { need, span, draw, sure, measure } = question;
  const cards = cardsOf(question);
  const stays = measure === 'resources' || measure === 'attack';
  const nothing = cards.all.map(() => 0);
  const worths = new Worths(cards, draw);
  let states: readonly State[] = [{ deck: cards.deck, gone: nothing, sum: 0, chance: 1 }];

  const sumAfter = (before: number, total: number): number =>
    span === 'together' ? Math.min(need, before + total) : total >= need ? need : before;

  return Array.from({ length: question.hands }, (_, at) => {
    const turn = new Turn(need);
    const next = new States(cards, need);
    for (const [done, state] of states.entries()) {
      if (done % TOLD_EVERY === 0) progress((at + done / states.length) / question.hands);
      const parts = split(cards, state, draw);
      const standing = stays ? worthIn(cards, state.gone) : 0;
      const known = worthIn(cards, parts.fixed) + standing + sure;
      turn.begin(parts, state.chance);
      if (at === question.hands - 1) {
        // What becomes of the piles is no longer asked.
        worths.of(parts).forEach((share, worth) => {
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
        next.add(parts, counts, state.gone, sum, chance);
      }
    }
    states = next.list();
    return turn.hand();
  });
};
