import { noProgress } from '../../../engine/calculator.ts';
import type { Calculator, Progress } from '../../../engine/calculator.ts';
import { hypergeometric, meanOf, settled } from '../../../engine/distribution.ts';
import type { RuleId } from '../../../engine/procedure.ts';
import { handsOf } from './hands.ts';
import type { Hand } from './hands.ts';
import { isShipKind, KINDS, worthOf } from './kinds.ts';
import type { Counts, Kind, Measure } from './kinds.ts';
import { parseQuestion } from './question.ts';
import type { DrawQuestion } from './question.ts';
import { citedRules } from './cited-rules.ts';
import { rule } from './rules.ts';

/** What comes with the next hand, on the average. */
export type Contribution = { readonly rules: readonly RuleId[] } & (
  | {
      readonly what: 'cards';
      readonly kind: Kind;
      readonly deck: number;
      readonly discard: number;
      /** At least one of them is in the next hand. */
      readonly seen: number;
      readonly mean: number;
    }
  | { readonly what: 'sure'; readonly mean: number }
  | { readonly what: 'reshuffle'; readonly taken: number; readonly drawn: number }
);

export interface HandAnswer extends Hand {
  readonly mean: number;
}

export interface DrawAnswer {
  /** By the last hand asked about. */
  readonly chance: number;
  readonly hands: readonly HandAnswer[];
  /** Cards in the deck and in the discard pile. */
  readonly deck: number;
  readonly discard: number;
  /** Hands that are drawn whole before the deck runs out. */
  readonly wholeHands: number;
  readonly contributions: readonly Contribution[];
}

export const sizeOf = (pile: Counts): number =>
  KINDS.reduce((sum, kind) => sum + (pile[kind] ?? 0), 0);

const GIVES = {
  resources: [rule('playing-cards.resources')],
  attack: [rule('cards.attack')],
  force: [rule('playing-cards.force')],
  cards: [rule('turn.draw-five')],
} as const satisfies Readonly<Record<Measure, readonly RuleId[]>>;

/** Wanted cards of one kind in the next hand: those of the deck come first, the rest after shuffling. */
const inNextHand = ({ deck, discard, draw }: DrawQuestion, kind: Kind): readonly number[] => {
  const inDeck = deck[kind] ?? 0;
  const all = sizeOf(deck);
  if (all >= draw) return hypergeometric(all, inDeck, draw);
  const rest = hypergeometric(sizeOf(discard), discard[kind] ?? 0, draw - all);
  return [...Array.from({ length: inDeck }, () => 0), ...rest];
};

const sureRules: Readonly<Record<'resources' | 'attack', readonly RuleId[]>> = {
  resources: [rule('turn.ship-income'), rule('turn.force-bonus')],
  attack: [rule('capital-ships.not-discarded'), rule('capital-ships.attack-base')],
};

const contributionsOf = (question: DrawQuestion): readonly Contribution[] => {
  const { deck, discard, draw, measure, sure } = question;
  const cards = KINDS.filter(
    (kind) => worthOf(kind) > 0 && (deck[kind] ?? 0) + (discard[kind] ?? 0) > 0,
  ).map((kind): Contribution => {
    const chances = inNextHand(question, kind);
    return {
      what: 'cards',
      kind,
      deck: deck[kind] ?? 0,
      discard: discard[kind] ?? 0,
      seen: settled(1 - (chances[0] ?? 0)),
      mean: meanOf(chances) * worthOf(kind),
      rules: isShipKind(kind)
        ? [...GIVES[measure], rule('capital-ships.not-discarded')]
        : GIVES[measure],
    };
  });
  const taken = Math.min(draw, sizeOf(deck));
  const drawn = Math.min(draw - taken, sizeOf(discard));
  return [
    ...cards,
    ...(sure > 0 && (measure === 'resources' || measure === 'attack')
      ? [{ what: 'sure', mean: sure, rules: sureRules[measure] } as const]
      : []),
    ...(drawn > 0
      ? [
          {
            what: 'reshuffle',
            taken,
            drawn,
            rules: [rule('reshuffling.own'), rule('reshuffling.take-rest'), rule('turn.draw-rest')],
          } as const,
        ]
      : []),
  ];
};

export const chanceOf = (question: DrawQuestion): number =>
  settled(handsOf(question).at(-1)?.soFar ?? 0);

const answer = (question: DrawQuestion, progress: Progress = noProgress): DrawAnswer => {
  const hands = handsOf(question, progress).map((hand) => ({
    chance: settled(hand.chance),
    soFar: settled(hand.soFar),
    reshuffle: settled(hand.reshuffle),
    short: settled(hand.short),
    sums: hand.sums,
    mean: meanOf(hand.sums),
  }));
  const deck = sizeOf(question.deck);
  return {
    chance: hands.at(-1)?.soFar ?? 0,
    hands,
    deck,
    discard: sizeOf(question.discard),
    wholeHands: Math.floor(deck / question.draw),
    contributions: contributionsOf(question),
  };
};

/** Will the next hands bring what I need, before the deck is reshuffled and across it? */
export const drawOdds: Calculator<DrawQuestion, DrawAnswer> = {
  id: 'swdbg/draw',
  parse: parseQuestion,
  answer,
  cited: citedRules,
};
