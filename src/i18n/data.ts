import type { InterfaceLanguage } from './languages.ts';

/** How far a value that no booklet prints can be relied on. */
export type Confidence = 'high' | 'medium' | 'low';

/** Words around every table of every game; the words of a game's own columns are in `data/`. */
export interface DataWords {
  readonly unprinted: string;
  readonly unprintedLead: string;
  /** Where the table stands without its sources. */
  readonly unprintedElsewhere: string;
  readonly columns: string;
  readonly inPrint: string;
  readonly partly: string;
  readonly source: string;
  readonly confidence: string;
  readonly levels: Readonly<Record<Confidence, string>>;
  readonly disputes: string;
  readonly dispute: (number: number) => string;
  readonly sources: string;
  readonly none: string;
  readonly filter: string;
  readonly rows: (shown: number, all: number) => string;
  /** Above a table that is wider than a phone. */
  readonly aside: (columns: number) => string;
  /** Said to screen readers after a click on a heading. */
  readonly sorted: Readonly<Record<'ascending' | 'descending', string>>;
  readonly sortHint: string;
  readonly colours: Readonly<Record<string, string>>;
  readonly shapes: Readonly<Record<string, string>>;
}

const FOUND = import.meta.glob('./*/data.ts', { eager: true, import: 'data' });

export const dataWords = (language: InterfaceLanguage): DataWords =>
  FOUND[`./${language}/data.ts`] as DataWords;
