import type { FormTable } from './forms.ts';
import type { TermEntry } from './terms.ts';

/** Under the built site, one folder a language; each holds a whole index of its own. */
export const SEARCH_FOLDER = 'search';

/** What we add to Pagefind's files in each of them. */
export const WORDS_FILE = 'words.json';

/** Loaded with the first keystroke, before the index: it decides what to ask the index for. */
export interface SearchWords {
  readonly games: Readonly<Record<string, string>>;
  readonly terms: readonly TermEntry[];
  readonly forms: FormTable;
}
