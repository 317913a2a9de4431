import type { api } from './uk/api.ts';
import type { InterfaceLanguage } from './languages.ts';

/** The page that tells other programs how to read the rules, and the heads of what they read. */
export type ApiWords = typeof api;

const FOUND = import.meta.glob('./*/api.ts', { eager: true, import: 'api' });

export const apiWords = (language: InterfaceLanguage): ApiWords =>
  FOUND[`./${language}/api.ts`] as ApiWords;
