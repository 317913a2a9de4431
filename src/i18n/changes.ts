import type { changes } from './uk/changes.ts';
import type { InterfaceLanguage } from './languages.ts';

export type ChangesWords = typeof changes;

const FOUND = import.meta.glob('./*/changes.ts', { eager: true, import: 'changes' });

export const changesWords = (language: InterfaceLanguage): ChangesWords =>
  FOUND[`./${language}/changes.ts`] as ChangesWords;
