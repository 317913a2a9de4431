import type { Change } from '../rules/ask/changes.ts';
import type { InterfaceLanguage } from './languages.ts';

export interface ChangesWords {
  readonly title: string;
  readonly lead: string;
  /** The section of a game's page that leads to its changes and its text. */
  readonly texts: string;
  readonly unreleased: string;
  readonly release: (version: string) => string;
  readonly date: (date: string) => string;
  readonly first: (rules: number, terms: number) => string;
  readonly nothing: string;
  readonly kinds: Readonly<Record<Change['change'], string>>;
  readonly before: string;
  /** What can be subscribed to. */
  readonly feeds: string;
  readonly feed: Readonly<Record<'atom.xml' | 'feed.json', string>>;
}

const FOUND = import.meta.glob('./*/changes.ts', { eager: true, import: 'changes' });

export const changesWords = (language: InterfaceLanguage): ChangesWords =>
  FOUND[`./${language}/changes.ts`] as ChangesWords;
