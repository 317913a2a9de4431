import type { InterfaceLanguage } from './languages.ts';

/** The player's own words: plain strings, because they travel to the page as data. */
export interface PlayerWords {
  readonly title: string;
  readonly board: string;
  readonly decides: string;
  readonly rolls: string;
  readonly start: string;
  readonly step: string;
  readonly ofBook: string;
  readonly back: string;
  readonly forward: string;
  readonly restart: string;
  readonly bookNext: string;
  readonly bookReturn: string;
  readonly bookOver: string;
  readonly playOn: string;
  readonly bookLeft: string;
  readonly sourceBook: string;
  readonly sourceRandom: string;
  readonly sourceHand: string;
  readonly handLead: string;
  readonly handLeft: string;
  readonly handDone: string;
  readonly handRemove: string;
  readonly refused: string;
  readonly because: string;
  readonly openRule: string;
  readonly otherOptions: string;
  readonly whyAsked: string;
  readonly log: string;
  readonly transcript: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly badLink: string;
  readonly shortLink: string;
  readonly otherScenario: string;
  readonly playIt: string;
  readonly transcriptLead: string;
  readonly ours: string;
  readonly failed: string;
  readonly more: string;
  readonly wholeBoard: string;
  readonly lessBoard: string;
  readonly sameStep: string;
  readonly otherChoice: string;
  readonly next: string;
  readonly share: string;
  readonly picture: string;
  readonly pictureFailed: string;
  readonly odds: string;
  readonly ask: string;
}

const FOUND = import.meta.glob('./*/player.ts', { eager: true, import: 'player' });

export const playerWords = (language: InterfaceLanguage): PlayerWords =>
  FOUND[`./${language}/player.ts`] as PlayerWords;
