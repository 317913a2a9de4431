import type { SearchKind } from './kinds.ts';

/**
 * What the order of results rests on. Found by trying on `test/search/tuning.*.tsv`; most may be
 * half or double without much harm. `npm run bench -- search` says what a change does.
 */
export const WEIGHTS = {
  /** A word of the text, by how it stands there: see STANDS. */
  stance: [1, 1.1, 1.15],
  /** A word of its name. */
  name: 1.2,
  /** A word that players ask about it with. */
  asked: 1.2,
  /** A word of the heading above; each further heading up has this part of the one below. */
  heading: 0.85,
  higher: 0.85,
  /** A word that a neighbour has under the same heading, or that stands elsewhere in the topic. */
  neighbour: 0.15,
  topic: 0.15,
  /** A word of a question about the rule, or of the definition of its term. */
  told: 0.45,
  /** What a record that has the word gains when its surroundings have it, too. */
  echo: 0.35,
  /** How fast texts longer than the typical one lose. */
  length: 0.22,
  typicalLength: 24,
  /** How much rare words outweigh common ones. */
  rarity: 0.5,
  /** What is left of the weight of a word that is in no name. */
  nameless: 0.9,
  /** What a word that only binds a question together counts. */
  filler: 0.5,
  /** The same of a small word that an answer turns on: «двічі», «лише», «без», «після». */
  turning: 0.7,
  /** How hard it is to do without a word of the query. */
  coverage: 1.1,
  /** The query is its name; the query has its name among other words. */
  named: 1.4,
  mentioned: 0.15,
  /** The query has its name and asks something of it: «коли можна пасувати». */
  askedOf: 0.5,
  /** The name has more words than the query. */
  within: 0.6,
  /** How much less a name means that only kin words lead to. */
  unsureName: 2.4,
  /** By a name that is not the one shown. */
  otherName: 0.95,
  /** A term that the query names refers to the rule for its meaning. */
  defines: 0.36,
  /** Records with less than this part of the words that the best one has are not shown. */
  worthShowing: 0.6,
} as const;

/** Rules answer; what only speaks of rules stands behind them, other things being equal. */
export const KIND_WEIGHTS: Readonly<Record<SearchKind, number>> = {
  rule: 1,
  faq: 0.9,
  section: 0.8,
  term: 0.66,
  topic: 0.66,
  team: 0.75,
  variant: 0.75,
  edition: 0.55,
  note: 0.65,
  example: 0.55,
};

/** A query that is a name asks for the definition, then for the topic, then for the heading. */
const NAMED_KINDS: Readonly<Partial<Record<SearchKind, number>>> = {
  term: 1,
  topic: 0.85,
  section: 0.76,
};

export const namedWeight = (kind: SearchKind): number => NAMED_KINDS[kind] ?? 0.8;

/** How much a match counts, by what leads from the word typed to the word found. */
export const SURE = {
  same: 1,
  beginning: 0.85,
  sound: 0.8,
  root: 0.8,
  guess: 0.7,
  kin: 0.75,
  bareRoot: 0.4,
} as const;
