import type { booklet } from './uk/booklet.ts';
import type { InterfaceLanguage } from './languages.ts';

export type BookletWords = typeof booklet;

const FOUND = import.meta.glob('./*/booklet.ts', { eager: true, import: 'booklet' });

export const bookletWords = (language: InterfaceLanguage): BookletWords =>
  FOUND[`./${language}/booklet.ts`] as BookletWords;
