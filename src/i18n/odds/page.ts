import type { InterfaceLanguage } from '../languages.ts';

/** Words around every calculator: plain strings, because they travel to the page as data. */
export interface OddsPageWords {
  readonly title: string;
  readonly lead: string;
  readonly question: string;
  readonly answer: string;
  readonly presets: string;
  readonly swap: string;
  readonly clear: string;
  readonly undo: string;
  readonly copy: string;
  readonly copied: string;
  readonly picture: string;
  readonly pictureFailed: string;
  readonly copyFailed: string;
  readonly less: string;
  readonly more: string;
  /** How many fields of a folded group are filled in: {n}. */
  readonly filled: string;
  readonly reckoning: string;
  /** Of a question that takes long. */
  readonly stop: string;
  readonly stopped: string;
  /** The answer that is shown belongs to the question before. */
  readonly older: string;
  readonly reckon: string;
  readonly failed: string;
  readonly badLink: string;
  readonly skipped: string;
  readonly back: string;
  readonly toAnswer: string;
  readonly outcome: string;
  readonly chance: string;
  readonly contributions: string;
  readonly contribution: string;
  readonly contributionValue: string;
  readonly rules: string;
  readonly remarks: string;
  readonly whatIf: string;
  readonly whatIfLead: string;
  readonly asIs: string;
  readonly together: string;
  readonly pointsShort: string;
  readonly apply: string;
  readonly wanted: string;
  readonly seek: string;
  readonly seeking: string;
  readonly ready: string;
  readonly readyLead: string;
  readonly readyDetails: string;
  readonly needsScript: string;
}

const FOUND = import.meta.glob('../*/odds.ts', { eager: true, import: 'odds' });

export const oddsPageWords = (language: InterfaceLanguage): OddsPageWords =>
  FOUND[`../${language}/odds.ts`] as OddsPageWords;
