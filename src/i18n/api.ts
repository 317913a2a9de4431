import type { InterfaceLanguage } from './languages.ts';

/** The page that tells other programs how to read the rules, and the heads of what they read. */
export interface ApiWords {
  readonly title: string;
  readonly lead: string;
  readonly files: string;
  readonly filesLead: string;
  readonly address: string;
  readonly holds: string;
  readonly schema: string;
  /** What each file holds; `<…>` stand for ids. */
  readonly what: Readonly<
    Record<'games' | 'rules' | 'topic' | 'glossary' | 'concordance' | 'rulings' | 'changes', string>
  >;
  readonly one: string;
  readonly oneLead: string;
  readonly addresses: string;
  readonly addressesLead: string;
  readonly forms: Readonly<Record<'place' | 'share' | 'number' | 'picture', string>>;
  readonly text: string;
  readonly textLead: string;
  readonly bot: string;
  readonly botLead: string;
  readonly botRun: string;
  readonly botFile: string;
  /** What the sample asks: short, and known to everybody who plays. */
  readonly botQuery: string;
  readonly promise: string;
  readonly promises: readonly string[];
}

const FOUND = import.meta.glob('./*/api.ts', { eager: true, import: 'api' });

export const apiWords = (language: InterfaceLanguage): ApiWords =>
  FOUND[`./${language}/api.ts`] as ApiWords;
