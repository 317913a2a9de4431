import type { offline } from './uk/offline.ts';
import type { InterfaceLanguage } from './languages.ts';

/** Keeping games at hand without a network: what is offered, what goes on, what went wrong. */
export type OfflineWords = typeof offline;

const FOUND = import.meta.glob('./*/offline.ts', { eager: true, import: 'offline' });

export const offlineWords = (language: InterfaceLanguage): OfflineWords =>
  FOUND[`./${language}/offline.ts`] as OfflineWords;
