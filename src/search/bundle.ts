import { isFunctionWord } from '../lexicon/function-words.ts';
import type { Language, PerLanguage } from '../rules/languages.ts';
import type { FormTable } from './forms.ts';

/** Under the built site, one folder a language; each holds a whole search of its own. */
export const SEARCH_FOLDER = 'search';

/** What we add to Pagefind’s files in each of them: read first, whatever is asked. */
export const LIST_FILE = 'index.json';
export const WORDS_FILE = 'words.json';
/** A file a game, so that the one being read answers before the others have come. */
export const gameWordsFile = (game: string): string => `words/${game}.json`;
export const gameIndexFile = (game: string): string => `games/${game}.json`;
export const textsFile = (shard: number): string => `texts/${shard}.json`;
/** Read when a query has a word that the language itself does not. */
export const foreignFile = (game: string): string => `foreign/${game}.json`;
/** Read before a word is corrected. */
export const REAL_WORDS_FILE = 'real-words.json';
/** Read when a number is asked for, or a page. */
export const PLACES_FILE = 'places.json';

/** So many records share a file of texts: few files for a list, few bytes for one result. */
export const SHARD = 60;

export interface SearchList {
  readonly games: readonly ListedGame[];
  /** The games whose texts are in the index of another language only, by that language. */
  readonly elsewhere: PerLanguage<GameNames>;
}

export interface ListedGame {
  readonly id: string;
  readonly name: string;
  /** The first of its records in the order of the content, and how many there are. */
  readonly start: number;
  readonly count: number;
}

/** The forms of words that can be asked for. Derived from a dictionary, hence files apart. */
export interface GameWords {
  readonly license: string;
  readonly forms: FormTable;
}

/** Words that more than one game has. */
export interface SearchWords extends GameWords {
  /** Words for the same act or thing, by their places in the table (`kin-places.ts`). */
  readonly kin: string;
}

/**
 * Which word stands in which record of a game. Records are known by their place among those of the
 * game, words by their place in the tables of forms, the shared one first; lists of either are
 * packed (`packed-numbers.ts`).
 */
export interface GameIndex {
  /** A letter for each record, its place in SEARCH_KINDS counted from «a». */
  readonly kinds: string;
  /** How far above its heading or topic stands; 0 for none. */
  readonly above: string;
  /** Words of each record’s own text. */
  readonly sizes: string;
  /** For each word the records that have it, each times the number of stances plus its own. */
  readonly postings: string;
  /** The records that are asked about with a word, and that have it in a title, which is not spelt. */
  readonly asked: string;
  readonly titles: string;
  /** Names of terms and topics: the gap to the last one, then the names, a record on a line. */
  readonly names: string;
  /** Each record that is about others: the gap, then those. The rules of a term, or of a question. */
  readonly about: string;
}

/** What terms are called in other languages, and the forms of those words. */
export interface ForeignNames extends GameWords {
  readonly names: string;
}

/** Words that are no slip of others, packed (`real-words.ts`). */
export interface RealWords {
  readonly license: string;
  readonly words: string;
}

/** What a number leads to. */
export interface SearchPlaces {
  /** For each published id, in their order, how far its record is from the one before. */
  readonly codes: string;
  readonly games: Readonly<Record<string, GamePlaces>>;
}

export interface GamePlaces {
  readonly books: readonly IndexedBook[];
  /** Printed numbers of its records, as their names are written. */
  readonly numbers: string;
}

/** What games are called in the reader’s language, by id. */
export type GameNames = Readonly<Record<string, string>>;

export interface IndexedBook {
  /** All that it may be called. */
  readonly names: readonly string[];
  readonly pages: Readonly<Record<string, readonly number[]>>;
}

/** A record as it is shown: its id, title, text, and its printed number where it has one. */
export type ShownText = readonly [id: string, title: string, text: string, number?: string];

/** How a word stands in a record; the numbers are kept in the postings. */
export const STANDS = { once: 0, often: 1, opening: 2 } as const;
const STANCES = 3;

/** Words that bind a sentence stand anyhow: to tell how would be a third of their bytes for nothing. */
export const stancesOf = (language: Language, lemma: string): number =>
  isFunctionWord(language, lemma) ? 1 : STANCES;
