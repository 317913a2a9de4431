import type { InterfaceLanguage } from './languages.ts';

/** What the pages of practice and of the day say: plain strings, because they travel as data. */
export interface PracticeWords {
  readonly title: string;
  readonly lead: string;
  readonly dayTitle: string;
  readonly dayLead: string;
  readonly dayOfAll: string;
  readonly needsScript: string;
  readonly failed: string;
  readonly allowed: string;
  /** Before a rule that forbids. */
  readonly forbidden: string;
  readonly start: string;
  readonly goOn: string;
  readonly refresh: string;
  readonly refreshHint: string;
  /** `{n}`: how many. */
  readonly waiting: string;
  readonly nothingWaits: string;
  readonly doneForToday: string;
  readonly knowledge: string;
  readonly knowledgeLevels: readonly [string, string, string];
  readonly complexity: string;
  readonly complexityLevels: readonly [string, string, string];
  /** `{n}` and `{all}`. */
  readonly place: string;
  readonly right: string;
  readonly wrong: string;
  readonly because: string;
  readonly openRule: string;
  readonly tryIt: string;
  readonly next: string;
  readonly finish: string;
  /** `{n}` and `{all}`. */
  readonly score: string;
  readonly weak: string;
  readonly weakNone: string;
  /** `{n}` and `{all}`. */
  readonly weakShare: string;
  readonly record: string;
  readonly recordLead: string;
  readonly save: string;
  readonly forget: string;
  readonly forgetReally: string;
  readonly forgotten: string;
  readonly notKept: string;
  readonly badLink: string;
  readonly tryTitle: string;
  readonly pastDays: string;
  readonly result: string;
  /** A line of the result, for a chat. */
  readonly gotRight: string;
  readonly gotWrong: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly more: string;
  readonly feed: string;
  readonly answer: string;
}

const FOUND = import.meta.glob('./*/practice.ts', { eager: true, import: 'practice' });

export const practiceWords = (language: InterfaceLanguage): PracticeWords =>
  FOUND[`./${language}/practice.ts`] as PracticeWords;
