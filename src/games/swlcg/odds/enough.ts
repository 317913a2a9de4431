import { openingsOf } from './battle.ts';
import { holding, winOf } from './edge-battle.ts';
import { KINDS } from './kinds.ts';
import type { Counts } from './kinds.ts';
import * as piles from './piles.ts';
import type { EdgeQuestion } from './question.ts';

export interface Stack {
  readonly stack: Counts;
  readonly kept: Counts;
  readonly cards: number;
  readonly icons: number;
  readonly win: number;
}

export interface Enough {
  /** Fewest cards first found enough; of these, those with the fewest icons. null: never enough. */
  readonly stack: Stack | null;
  /** The stack of mine with the best chance, fewest cards among equals. */
  readonly best: Stack;
}

/** Every choice of cards from a hand, the fewest cards first, then the fewest icons. */
const choicesOf = (hand: piles.Pile): readonly piles.Pile[] =>
  hand
    .reduce<piles.Pile[]>(
      (found, copies) =>
        found.flatMap((some) => Array.from({ length: copies + 1 }, (_, count) => [...some, count])),
      [[]],
    )
    .sort(
      (one, other) =>
        piles.sizeOf(one) - piles.sizeOf(other) || piles.iconsIn(one) - piles.iconsIn(other),
    );

/** Rounding must not make a certain win out of reach, nor one of two equal stacks the better. */
const SLACK = 1e-12;

/** Which of my cards suffice for the wanted chance, while the other side does what is asked about. */
export const enough = (question: EdgeQuestion, wanted: number): Enough => {
  const hand = piles.together(piles.pileOf(question.mine.stack), piles.pileOf(question.mine.kept));
  const openings = openingsOf(question);
  let best: Stack | null = null;
  for (const stack of choicesOf(hand)) {
    const asked = holding(
      question,
      piles.countsOf(stack),
      piles.countsOf(piles.without(hand, stack)),
    );
    const found: Stack = {
      ...asked.mine,
      cards: piles.sizeOf(stack),
      icons: piles.iconsIn(stack) + asked.mine.edge,
      win: winOf(asked, openings),
    };
    if (found.win >= wanted - SLACK) return { stack: found, best: found };
    if (best === null || found.win > best.win + SLACK) best = found;
  }
  if (best === null)
    throw new Error(`No stack of ${KINDS.length} kinds. Even an empty one is one.`);
  return { stack: null, best };
};
