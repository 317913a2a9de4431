import type { offlineNotes as spoken } from './uk/offline-notes.ts';
import type { InterfaceLanguage } from './languages.ts';

/** The few words that any page may have to say of itself. */
export type OfflineNotes = typeof spoken;

const FOUND = import.meta.glob('./*/offline-notes.ts', { eager: true, import: 'offlineNotes' });

export const offlineNotes = (language: InterfaceLanguage): OfflineNotes =>
  FOUND[`./${language}/offline-notes.ts`] as OfflineNotes;
