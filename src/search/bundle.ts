import type { PerLanguage } from '../rules/languages.ts';
import type { FormTable } from './forms.ts';

/** Under the built site, one folder a language; each holds a whole search of its own. */
export const SEARCH_FOLDER = 'search';

/** What we add to Pagefind's files in each of them. */
export const WORDS_FILE = 'words.json';
export const INDEX_FILE = 'index.json';
export const textsFile = (shard: number): string => `texts/${shard}.json`;

/** So many records share a file of texts: few files for a list, few bytes for one result. */
export const SHARD = 32;

/** The forms of all words that can be asked for. Derived from a dictionary, hence a file apart. */
export interface SearchWords {
  readonly license: string;
  readonly forms: FormTable;
}

/**
 * Which word stands in which record. Records are known by their place in the order of the content,
 * words by their place in the table of forms; lists of either are packed (`packed-numbers.ts`).
 */
export interface SearchIndex {
  readonly games: readonly IndexedGame[];
  /** The games whose texts are in the index of another language only, by that language. */
  readonly elsewhere: PerLanguage<GameNames>;
  /** A letter for each record, its place in SEARCH_KINDS counted from «a». */
  readonly kinds: string;
  /** How far above its heading or topic stands; 0 for none. */
  readonly above: string;
  /** Words of each record’s own text. */
  readonly sizes: string;
  /** For each word the records that have it: the gap to the last one, then how it stands there. */
  readonly postings: string;
  /** For each word the records that are asked about with it, by their gaps. */
  readonly asked: string;
  /** Names of the records that have some: the gap, then the names, a record on a line. */
  readonly names: string;
  /** Printed numbers in the same way. */
  readonly numbers: string;
  /** For each published id, in their order, how far its record is from the one before. */
  readonly codes: string;
  /** Each record that is about others, then those: the rules of a term, or of a question. */
  readonly about: readonly (readonly number[])[];
}

/** What games are called in the reader’s language, by id. */
export type GameNames = Readonly<Record<string, string>>;

export interface IndexedGame {
  readonly id: string;
  readonly name: string;
  /** The first of its records. */
  readonly start: number;
  readonly books: readonly IndexedBook[];
}

export interface IndexedBook {
  /** All that it may be called. */
  readonly names: readonly string[];
  readonly pages: Readonly<Record<string, readonly number[]>>;
}

/** A record as it is shown: its id, title, text, and its printed number where it has one. */
export type ShownText = readonly [id: string, title: string, text: string, number?: string];

/** How a word stands in a record; the numbers are kept in the postings. */
export const STANDS = { once: 0, often: 1, opening: 2 } as const;
export const STANCES = 3;
