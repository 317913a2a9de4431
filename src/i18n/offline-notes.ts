import type { InterfaceLanguage } from './languages.ts';

/** The few words that any page may have to say of itself. */
export interface OfflineNotes {
  readonly updated: string;
  /** @param at when the copy was made, where that is known */
  readonly copy: (at: number | undefined) => string;
  readonly close: string;
}

const FOUND = import.meta.glob('./*/offline-notes.ts', { eager: true, import: 'offlineNotes' });

export const offlineNotes = (language: InterfaceLanguage): OfflineNotes =>
  FOUND[`./${language}/offline-notes.ts`] as OfflineNotes;
