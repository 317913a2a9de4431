import type { ParsedSetup } from '../../../engine/playable.ts';
import { BadSetup, choiceOf, fields, flag, parseWith, whole } from '../../../engine/parsing.ts';
import { RESERVE } from '../engine/cards.ts';
import { countsFrom, KINDS, MOST_IN_DECK } from './kinds.ts';
import type { Counts } from './kinds.ts';

/**
 * Which of its cards the other side puts in. `strongest`: those with the most Force icons;
 * `fates-first`: fate cards, which serve for nothing else, then the strongest; `random`: any.
 */
export const POLICIES = ['strongest', 'fates-first', 'random'] as const;
export type Policy = (typeof POLICIES)[number];

export const ROLES = ['attacker', 'defender'] as const;
export type Role = (typeof ROLES)[number];

export interface Mine {
  /** Cards put into the edge stack. */
  readonly stack: Counts;
  /** Cards that stay in hand; they matter when the battle begins anew. */
  readonly kept: Counts;
  /** Force icons of participating units with «Edge (X)». */
  readonly edge: number;
  /** How many of these are lost one by one to each «Heat of Battle» of the other side. */
  readonly frail: number;
}

export interface Other {
  /** All cards of the other side that nobody has seen: its command deck and its hand together. */
  readonly deck: Counts;
  readonly hand: number;
  /** How many cards it puts in. */
  readonly cards: number;
  readonly policy: Policy;
  readonly edge: number;
  readonly frail: number;
}

export interface EdgeQuestion {
  readonly role: Role;
  /** Nobody defends. */
  readonly unopposed: boolean;
  readonly mine: Mine;
  readonly other: Other;
}

/** The reserve is 6 and effects change it; beyond this the exact answer would keep a reader waiting. */
export const MOST_IN_HAND = 10;
export const MOST_EDGE = 9;

const SIDE_KEYS = ['edge', 'frail'] as const;

const counts = (value: unknown, path: string, most: Counts): Counts => {
  const entry = fields(value, path, KINDS);
  return countsFrom((kind) => {
    const count = whole(entry[kind], `${path}.${kind}`, 0, Number.MAX_SAFE_INTEGER, 0);
    if (count > most[kind]) throw new BadSetup(`${path}.${kind}`, 'more-than-a-deck-holds');
    return count;
  });
};

export const sizeOf = (cards: Counts): number => KINDS.reduce((sum, kind) => sum + cards[kind], 0);

const extra = (entry: Readonly<Record<string, unknown>>, path: string) => {
  const edge = whole(entry['edge'], `${path}.edge`, 0, MOST_EDGE, 0);
  const frail = whole(entry['frail'], `${path}.frail`, 0, MOST_EDGE, 0);
  if (frail > edge) throw new BadSetup(`${path}.frail`, 'more-than-edge');
  return { edge, frail };
};

const mineFrom = (value: unknown): Mine => {
  const entry = fields(value, 'mine', ['stack', 'kept', ...SIDE_KEYS]);
  const stack = counts(entry['stack'], 'mine.stack', MOST_IN_DECK);
  const left = countsFrom((kind) => MOST_IN_DECK[kind] - stack[kind]);
  const kept = counts(entry['kept'], 'mine.kept', left);
  if (sizeOf(stack) + sizeOf(kept) > MOST_IN_HAND) throw new BadSetup('mine', 'too-many-in-hand');
  return { stack, kept, ...extra(entry, 'mine') };
};

const otherFrom = (value: unknown): Other => {
  const entry = fields(value, 'other', ['deck', 'hand', 'cards', 'policy', ...SIDE_KEYS]);
  const deck = counts(entry['deck'], 'other.deck', MOST_IN_DECK);
  const size = sizeOf(deck);
  const hand = whole(entry['hand'], 'other.hand', 0, MOST_IN_HAND, Math.min(RESERVE, size));
  if (hand > size) throw new BadSetup('other.hand', 'more-than-unseen');
  const cards = whole(entry['cards'], 'other.cards', 0, MOST_IN_HAND, Math.min(2, hand));
  if (cards > hand) throw new BadSetup('other.cards', 'more-than-in-hand');
  const policy = choiceOf(entry['policy'] ?? 'strongest', 'other.policy', POLICIES);
  return { deck, hand, cards, policy, ...extra(entry, 'other') };
};

const read = (raw: unknown): EdgeQuestion => {
  const entry = fields(raw ?? null, '', ['role', 'unopposed', 'mine', 'other']);
  return {
    role: choiceOf(entry['role'] ?? 'attacker', 'role', ROLES),
    unopposed: flag(entry['unopposed'], 'unopposed'),
    mine: mineFrom(entry['mine']),
    other: otherFrom(entry['other']),
  };
};

/** Takes anything, from a link or a file; never throws. */
export const parseQuestion = (raw: unknown): ParsedSetup<EdgeQuestion> =>
  parseWith(() => read(raw));
