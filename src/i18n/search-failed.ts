import type { InterfaceLanguage } from './languages.ts';

/** What is asked when the search does not come: it is there before the network fails. */
export interface SearchFailed {
  readonly again: string;
}

const FOUND = import.meta.glob('./*/search-failed.ts', { eager: true, import: 'searchFailed' });

export const searchFailed = (language: InterfaceLanguage): SearchFailed =>
  FOUND[`./${language}/search-failed.ts`] as SearchFailed;
