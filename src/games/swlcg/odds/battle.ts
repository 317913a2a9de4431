import { drawsOf, hypergeometric, sumOf } from '../../../engine/distribution.ts';
import * as piles from './piles.ts';
import type { Counted, Pile } from './piles.ts';
import type { EdgeQuestion } from './question.ts';

interface Chanced {
  readonly chance: number;
}

interface Stacked<Left> {
  /** What is left when the stack is gone. */
  readonly rest: Left;
  /** What may lie in the stack; null: it cancels the battle. */
  readonly counted: readonly Counted[] | null;
}

/** What is known of the cards of the other side, and what it may put in of them. */
interface Way<Left extends Chanced> {
  readonly stacks: (left: Left) => readonly Stacked<Left>[];
  /** The same for what need not be told apart. */
  readonly key: (left: Left) => string;
}

interface Hand extends Chanced {
  readonly cards: Pile;
}

/** By a policy each hand is looked at, since it tells what is put in. */
const byPolicy = ({ other }: EdgeQuestion, order: readonly number[]): Way<Hand> => ({
  stacks: ({ cards, chance }) => {
    const stack = piles.first(cards, order, other.cards);
    const counted = { icons: piles.iconsIn(stack), heats: piles.heatsIn(stack), chance };
    return [
      {
        rest: { cards: piles.without(cards, stack), chance },
        counted: piles.cancels(stack) ? null : [counted],
      },
    ];
  },
  key: ({ cards }) => cards.join(),
});

interface Unseen extends Chanced {
  readonly held: number;
  readonly twists: number;
  readonly others: number;
}

/**
 * Where chance alone picks the stack, nobody knows which cards went before it, but for those that
 * cancelled: all others may still lie in any of them as well as in this one. So the numbers of both
 * kinds tell everything.
 */
const byChance = ({ other }: EdgeQuestion): Way<Unseen> => {
  const chances = piles.countChances(piles.pileOf(other.deck), other.cards);
  return {
    stacks: ({ held, twists, others, chance }) => {
      const put = Math.min(other.cards, held);
      return hypergeometric(twists + others, twists, put).flatMap((share, drawn) => {
        if (share === 0) return [];
        const rest = {
          held: held - put,
          twists: twists - drawn,
          others: others - (put - drawn),
          chance: chance * share,
        };
        const counted = (chances[put] ?? []).map((one) => ({
          ...one,
          chance: one.chance * rest.chance,
        }));
        return [{ rest, counted: drawn > 0 ? null : counted }];
      });
    },
    key: ({ twists, others }) => `${twists} ${others}`,
  };
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

const merged = <Left extends Chanced>(lefts: readonly Left[], { key }: Way<Left>): Left[] => {
  const kinds = new Map<string, Left>();
  const tally = new Tally<string>();
  for (const left of lefts) {
    const name = key(left);
    kinds.set(name, left);
    tally.add(name, left.chance);
  }
  return tally.entries().flatMap(([name, chance]) => {
    const left = kinds.get(name);
    return left ? [{ ...left, chance }] : [];
  });
};

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

const battleOf = <Left extends Chanced>(lefts: readonly Left[], way: Way<Left>): Openings => {
  const tally = new Tally<number>();
  const cancelled: Left[] = [];
  const all: Left[] = [];
  for (const { rest, counted } of lefts.flatMap(way.stacks)) {
    all.push(rest);
    if (counted === null) cancelled.push(rest);
    for (const { icons, heats, chance } of counted ?? []) tally.add(icons * BASE + heats, chance);
  }
  const chanceOf = (some: readonly Left[]): number => sumOf(some.map(({ chance }) => chance));
  return {
    counted: tally.entries().map(([key, chance]) => ({
      icons: Math.floor(key / BASE),
      heats: key % BASE,
      chance,
    })),
    theyCancel: once(() => battleOf(merged(cancelled, way), way)),
    iCancel: once(() => battleOf(merged(all, way), way)),
    chance: chanceOf(lefts),
    again: chanceOf(cancelled),
  };
};

export const openingsOf = (question: EdgeQuestion): Openings => {
  const { deck, hand, policy } = question.other;
  const cards = piles.pileOf(deck);
  if (policy === 'random') {
    const twists = deck['twist-of-fate'];
    const unseen = { held: hand, twists, others: piles.sizeOf(cards) - twists, chance: 1 };
    return battleOf([unseen], byChance(question));
  }
  const hands = drawsOf(cards, hand).map(({ counts, chance }) => ({ cards: counts, chance }));
  const order = policy === 'strongest' ? piles.STRONGEST : piles.FATES_FIRST;
  return battleOf(hands, byPolicy(question, order));
};

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
