import type { Language } from '../rules/languages.ts';
import type { Kind } from '../rules/read/schemas.ts';
import type { InterfaceLanguage } from './languages.ts';

/** What the filter of the search lets through; a label for each group of kinds. */
export type FilterGroup = 'terms' | 'rules' | 'questions' | 'examples' | 'editions';

/** The words of the search. They stand apart from the others to load with its dialog only. */
export interface SearchInterface {
  readonly title: string;
  readonly placeholder: string;
  readonly close: string;
  readonly results: string;
  readonly filter: string;
  readonly loading: string;
  readonly failed: string;
  readonly nothing: string;
  readonly nothingFiltered: string;
  readonly clearFilter: string;
  readonly toldIn: Readonly<Record<Language, string>>;
  readonly recent: string;
  readonly forget: string;
  /** Under what was found, for whoever looks for something else. */
  readonly notIt: string;
  readonly nextTerms: string;
  readonly copyReport: string;
  readonly sendReport: string;
  readonly report: (query: string, address: string) => string;
  readonly unanswered: (count: number) => string;
  readonly copyAll: string;
  readonly clearAll: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly found: (count: number, shown: number) => string;
  readonly corrected: (query: string) => string;
  readonly groups: Readonly<Record<FilterGroup, string>>;
  readonly kinds: Readonly<Record<Kind | 'term' | 'topic', string>>;
}

const FOUND = import.meta.glob('./*/search.ts', { eager: true, import: 'search' });

export const searchWords = (language: InterfaceLanguage): SearchInterface =>
  FOUND[`./${language}/search.ts`] as SearchInterface;
