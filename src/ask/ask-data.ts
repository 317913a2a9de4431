import type { AskWords } from '../i18n/ask.ts';
import type { PlayerData } from '../player/player-data.ts';

/** A position to begin with, as the build has read it. */
export interface Scene extends Pick<PlayerData, 'procedure' | 'play' | 'setup'> {
  readonly id: string;
  readonly title: string;
}

/** All that the page knows before any script runs. */
export interface AskData extends Pick<PlayerData, 'language' | 'words' | 'odds'> {
  readonly game: string;
  readonly ask: AskWords;
  readonly scenes: readonly Scene[];
  /** Where rules and terms are fetched from. */
  readonly notes: string;
  /** Where the positions of walkthroughs and of whole games are fetched from. */
  readonly others: string;
}
