import type { board } from './uk/round.ts';
import type { PlayerId } from '../engine/action/types.ts';
import { CARD_NAMES, CARDS } from '../engine/data/strategy-cards.ts';
import type { Card } from '../engine/data/strategy-cards.ts';
import type { RoundTask } from '../engine/round/procedures.ts';
import type { RoundChoice, RoundEvent, RoundOutcome, RoundState } from '../engine/round/types.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Telling } from '../../../player/telling.ts';
import { planetName } from './planets.ts';

export interface RoundNames {
  readonly planet: (id: string) => string;
  readonly card: (card: Card) => string;
  /** «Торгівля» (5) */
  readonly quoted: (card: Card) => string;
}

export interface RoundTold {
  readonly Side: PlayerId;
  readonly State: RoundState;
  readonly Choice: RoundChoice;
  readonly Event: RoundEvent;
  readonly Outcome: RoundOutcome;
  readonly Task: RoundTask;
  readonly Names: RoundNames;
}

export interface RoundMessages extends Telling<RoundTold> {
  readonly board: RoundBoardWords;
}

/** Words of the picture of the table. */
export type RoundBoardWords = typeof board;

/** Technology is also the name of what the card gives. */
export const cardTerm = (card: Card): string =>
  CARD_NAMES[card] === 'technology' ? 'technology-strategy' : CARD_NAMES[card];

export const CARD_TERMS: readonly string[] = CARDS.map(cardTerm);

export const roundNames = (language: Language, term: (id: string) => string): RoundNames => {
  // What the glossary adds in brackets, to tell it from others, the table does not need.
  const card = (number: Card): string => term(cardTerm(number)).replace(/ \(.*\)$/, '');
  return {
    planet: (id) => planetName(language, id, term),
    card,
    quoted: (number) => `«${card(number)}» (${number})`,
  };
};
