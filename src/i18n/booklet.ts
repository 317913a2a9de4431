import type { InterfaceLanguage } from './languages.ts';

export interface BookletWords {
  readonly title: string;
  readonly lead: string;
  readonly print: string;
  readonly how: string;
  readonly codes: (site: string) => string;
  readonly edition: (version: string) => string;
  readonly course: string;
  readonly played: string;
}

const FOUND = import.meta.glob('./*/booklet.ts', { eager: true, import: 'booklet' });

export const bookletWords = (language: InterfaceLanguage): BookletWords =>
  FOUND[`./${language}/booklet.ts`] as BookletWords;
