import type { PerLanguage } from '../rules/languages.ts';
import type { FormTable } from './forms.ts';
import type { TermEntry } from './terms.ts';

/** Under the built site, one folder a language; each holds a whole index of its own. */
export const SEARCH_FOLDER = 'search';

/** What we add to Pagefind's files in each of them. */
export const WORDS_FILE = 'words.json';

export type GameNames = Readonly<Record<string, string>>;

/** Loaded with the first keystroke, before the index: it decides what to ask the index for. */
export interface SearchWords {
  /** The games whose texts are in this index, by id. */
  readonly games: GameNames;
  /** Those told in another language only, by that language; all named in this one. */
  readonly elsewhere: PerLanguage<GameNames>;
  readonly terms: readonly TermEntry[];
  readonly forms: FormTable;
}
