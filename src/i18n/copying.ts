import type { InterfaceLanguage } from './languages.ts';

/** What can be done with a rule's link; on a topic's page it comes with the first press only. */
export interface CopyingWords {
  readonly menu: string;
  readonly open: string;
  readonly formats: Readonly<Record<'link' | 'text' | 'markdown' | 'telegram', string>>;
  readonly share: string;
  /** What few ask for. */
  readonly more: string;
  readonly embed: string;
  readonly embedLead: string;
  readonly copyCode: string;
  readonly copied: string;
  readonly failed: string;
  /** What the frame on another site says while it shows no rule; the name of the site follows. */
  readonly card: Readonly<Record<'waiting' | 'unknown' | 'failed' | 'read', string>>;
}

const FOUND = import.meta.glob('./*/copying.ts', { eager: true, import: 'copying' });

export const copyingWords = (language: InterfaceLanguage): CopyingWords =>
  FOUND[`./${language}/copying.ts`] as CopyingWords;
