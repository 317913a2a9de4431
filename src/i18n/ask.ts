import type { InterfaceLanguage } from './languages.ts';

/** What the page says where one asks about a position: plain strings, because they travel to it as data. */
export interface AskWords {
  readonly title: string;
  readonly lead: string;
  readonly needsScript: string;
  readonly failed: string;
  readonly badLink: string;
  readonly other: string;
  readonly position: string;
  readonly add: string;
  readonly less: string;
  readonly more: string;
  readonly misfit: string;
  readonly shorter: string;
  readonly may: string;
  readonly mayNot: string;
  readonly rest: string;
  readonly next: string;
  readonly result: string;
  readonly go: string;
  readonly yes: string;
  readonly no: string;
  readonly copyVerdict: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly share: string;
  readonly picture: string;
  readonly verdictMay: string;
  readonly verdictMayNot: string;
  readonly verdictPosition: string;
}

const FOUND = import.meta.glob('./*/ask.ts', { eager: true, import: 'ask' });

export const askWords = (language: InterfaceLanguage): AskWords =>
  FOUND[`./${language}/ask.ts`] as AskWords;
