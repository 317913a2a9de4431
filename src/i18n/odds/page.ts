import type { odds } from '../uk/odds.ts';
import type { InterfaceLanguage } from '../languages.ts';

/** Words around every calculator: plain strings, because they travel to the page as data. */
export type OddsPageWords = typeof odds;

const FOUND = import.meta.glob('../*/odds.ts', { eager: true, import: 'odds' });

export const oddsPageWords = (language: InterfaceLanguage): OddsPageWords =>
  FOUND[`../${language}/odds.ts`] as OddsPageWords;
