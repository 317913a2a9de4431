import { drawsOf, sumOf } from '../../../engine/distribution.ts';
import * as piles from './piles.ts';
import type { Pile } from './piles.ts';
import type { EdgeQuestion } from './question.ts';

/** Cards of the other side, so many of which it holds: a known hand, or a pile it was drawn from. */
interface Holding {
  readonly cards: Pile;
  readonly held: number;
  readonly chance: number;
}

interface Stacked {
  readonly stack: Pile;
  readonly rest: Holding;
}

/** What it puts in: one way for one hand, or every way that chance may pick. */
const stacksOf = (
  { other }: EdgeQuestion,
  { cards, held, chance }: Holding,
): readonly Stacked[] => {
  const put = Math.min(other.cards, held);
  const order = other.policy === 'strongest' ? piles.STRONGEST : piles.FATES_FIRST;
  const stacks =
    other.policy === 'random'
      ? drawsOf(cards, put)
      : [{ counts: piles.first(cards, order, put), chance: 1 }];
  return stacks.map(({ counts, chance: share }) => ({
    stack: counts,
    rest: { cards: piles.without(cards, counts), held: held - put, chance: chance * share },
  }));
};

const holdingsOf = ({ other }: EdgeQuestion): readonly Holding[] => {
  const cards = piles.pileOf(other.deck);
  return other.policy === 'random'
    ? [{ cards, held: other.hand, chance: 1 }]
    : drawsOf(cards, other.hand).map(({ counts, chance }) => ({
        cards: counts,
        held: other.hand,
        chance,
      }));
};

/** Chances that belong together, summed only at the end, so that nothing drifts. */
class Tally<Key extends number | string> {
  readonly #chances = new Map<Key, number[]>();

  add(key: Key, chance: number): void {
    const known = this.#chances.get(key);
    if (known) known.push(chance);
    else this.#chances.set(key, [chance]);
  }

  entries(): readonly (readonly [Key, number])[] {
    return [...this.#chances].map(([key, chances]) => [key, sumOf(chances)]);
  }
}

const merged = (holdings: readonly Holding[]): readonly Holding[] => {
  const kinds = new Map<string, Holding>();
  const tally = new Tally<string>();
  for (const holding of holdings) {
    const key = holding.cards.join();
    kinds.set(key, holding);
    tally.add(key, holding.chance);
  }
  return tally.entries().flatMap(([key, chance]) => {
    const holding = kinds.get(key);
    return holding ? [{ ...holding, chance }] : [];
  });
};

interface Counted {
  readonly icons: number;
  readonly heats: number;
  readonly chance: number;
}

/**
 * All that the other side may put into a battle, and into those that begin when it is cancelled. It
 * does not depend on my cards, so any of my stacks can be held against it.
 */
export interface Openings {
  readonly counted: readonly Counted[];
  /** The battle that begins when the other side has cancelled this one. */
  readonly theyCancel: () => Openings;
  /** The battle that begins when I have cancelled this one, whatever it has put in. */
  readonly iCancel: () => Openings;
  /** How likely it comes to this battle, and to the one after it. */
  readonly chance: number;
  readonly again: number;
}

/** Icons and fates in one key: no hand holds so many. */
const BASE = 1000;

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

const battleOf = (question: EdgeQuestion, holdings: readonly Holding[]): Openings => {
  const tally = new Tally<number>();
  const cancelled: Holding[] = [];
  const all: Holding[] = [];
  for (const { stack, rest } of holdings.flatMap((held) => stacksOf(question, held))) {
    all.push(rest);
    if (piles.cancels(stack)) cancelled.push(rest);
    else tally.add(piles.iconsIn(stack) * BASE + piles.heatsIn(stack), rest.chance);
  }
  const chanceOf = (some: readonly Holding[]): number => sumOf(some.map(({ chance }) => chance));
  return {
    counted: tally.entries().map(([key, chance]) => ({
      icons: Math.floor(key / BASE),
      heats: key % BASE,
      chance,
    })),
    theyCancel: once(() => battleOf(question, merged(cancelled))),
    iCancel: once(() => battleOf(question, merged(all))),
    chance: chanceOf(holdings),
    again: chanceOf(cancelled),
  };
};

export const openingsOf = (question: EdgeQuestion): Openings =>
  battleOf(question, holdingsOf(question));

export interface Fought {
  /** How many icons I am ahead when they are counted at last; the smallest lead first. */
  readonly leads: readonly { readonly lead: number; readonly chance: number }[];
  /** Icons of the other side in the first battle, when these are counted. */
  readonly icons: readonly number[];
  /** The first battle is cancelled and a new one begins. */
  readonly again: number;
}

const lasting = (edge: number, frail: number, heats: number): number =>
  edge - Math.min(frail, heats);

/** My icons, and those of the other side, participants with «Edge» among them. */
const countIcons = (
  { mine, other }: EdgeQuestion,
  stack: Pile,
  icons: number,
  heats: number,
): readonly [number, number] => [
  piles.iconsIn(stack) + lasting(mine.edge, mine.frail, heats),
  icons + lasting(other.edge, other.frail, piles.heatsIn(stack)),
];

/**
 * The battle, and all that follow when it is cancelled: both stacks of the one before are gone then,
 * and each side puts in as many of its cards again. It ends, since every cancelled battle costs a
 * card.
 */
export const fight = (
  question: EdgeQuestion,
  openings: Openings = openingsOf(question),
): Fought => {
  const leads = new Tally<number>();
  const icons = new Tally<number>();
  let stack = piles.pileOf(question.mine.stack);
  let kept = piles.pileOf(question.mine.kept);
  const size = piles.sizeOf(stack);
  const mineCancels = piles.cancels(stack);
  for (let battle = openings; battle.chance > 0;) {
    const cancels = piles.cancels(stack);
    for (const { icons: printed, heats, chance } of cancels ? [] : battle.counted) {
      const [own, theirs] = countIcons(question, stack, printed, heats);
      leads.add(own - theirs, chance);
      if (battle === openings) icons.add(theirs, chance);
    }
    battle = cancels ? battle.iCancel() : battle.theyCancel();
    stack = piles.first(kept, piles.STRONGEST, size);
    kept = piles.without(kept, stack);
  }
  const byIcons = new Map(icons.entries());
  return {
    leads: leads
      .entries()
      .map(([lead, chance]) => ({ lead, chance }))
      .sort((one, other) => one.lead - other.lead),
    icons: Array.from(
      { length: Math.max(-1, ...byIcons.keys()) + 1 },
      (_, count) => byIcons.get(count) ?? 0,
    ),
    again: mineCancels ? openings.chance : openings.again,
  };
};
