import type { copying } from './uk/copying.ts';
import type { InterfaceLanguage } from './languages.ts';

/** What can be done with a rule's link; on a topic's page it comes with the first press only. */
export type CopyingWords = typeof copying;

const FOUND = import.meta.glob('./*/copying.ts', { eager: true, import: 'copying' });

export const copyingWords = (language: InterfaceLanguage): CopyingWords =>
  FOUND[`./${language}/copying.ts`] as CopyingWords;
