import type { InterfaceLanguage } from './languages.ts';

/** The form for telling of a mistake without an account anywhere. */
export interface ReportWords {
  readonly title: string;
  readonly lead: string;
  readonly about: string;
  readonly edition: string;
  readonly text: string;
  readonly reply: string;
  readonly replyHint: string;
  /** Of the field that only machines fill in. */
  readonly website: string;
  readonly send: string;
  readonly states: Readonly<Record<'arrived' | 'refused' | 'later' | 'copied', string>>;
  readonly sent: string;
  readonly mail: string;
  readonly copy: string;
  readonly bot: string;
  readonly issue: string;
  readonly privacy: string;
}

const FOUND = import.meta.glob('./*/report.ts', { eager: true, import: 'report' });

export const reportWords = (language: InterfaceLanguage): ReportWords =>
  FOUND[`./${language}/report.ts`] as ReportWords;
