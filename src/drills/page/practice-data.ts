import type { PracticeWords } from '../../i18n/practice.ts';
import type { TryData } from '../../player/try-out.tsx';

export interface PracticeData extends TryData {
  readonly game: string;
  readonly practice: PracticeWords;
  readonly pool: string;
  readonly page: string;
}

/** A game whose day may come. */
export interface GameOfDay {
  readonly id: string;
  readonly name: string;
  readonly pool: string;
  readonly practice: string;
}

export interface DayData {
  readonly language: string;
  readonly practice: PracticeWords;
  /** All games in turn, or only one. */
  readonly games: readonly GameOfDay[];
}
