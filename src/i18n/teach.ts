import type { InterfaceLanguage } from './languages.ts';
import type { teach } from './uk/teach.ts';

/** Pages for whoever tells the game to others or recalls it. */
export type TeachWords = typeof teach;

const FOUND = import.meta.glob('./*/teach.ts', { eager: true, import: 'teach' });

export const teachWords = (language: InterfaceLanguage): TeachWords =>
  FOUND[`./${language}/teach.ts`] as TeachWords;
