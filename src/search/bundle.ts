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
 * game, words by their place in the tables of forms, the shared one first.
 */
export interface GameIndex {
  /** Nearly all of it, packed (`index-numbers.ts`). */
  readonly numbers: string;
  /** What its topics are called, in their order, between «|». */
  readonly topics: string;
  /** Each record that is about others: the gap, then those. The rules of a term, or of a question. */
  readonly about: string;
}

/**
 * How the names of terms are spelt, which only a guess must know; what terms are called in other
 * languages, and the forms of those words. The gap to the last record, then its names, on a line.
 */
export interface ForeignNames extends GameWords {
  readonly own: string;
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

/** Words that bind a sentence stand anyhow: to tell how would be a third of their bytes for nothing. */
export const tellsStance = (language: Language, lemma: string): boolean =>
  !isFunctionWord(language, lemma);
