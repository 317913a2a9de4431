import type { DeckChoice, DeckEvent, DeckState } from '../engine/deck/deck.ts';
import type { DeckCheck, DeckProblem } from '../engine/deck/check-deck.ts';
import { setOf } from '../engine/objective-sets.ts';
import type { Faction, Side } from '../engine/sides.ts';
import type { TrackerChoice, TrackerEvent, TrackerState } from '../engine/tracker/tracker.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Telling } from '../../../player/telling.ts';
import { cardName } from './cards.ts';

/** A set by its number and title. */
export type SetName = (set: number) => string;

export const setNames =
  (language: Language): SetName =>
  (set) =>
    `${set} «${cardName(language, setOf(set).cards[0])}»`;

export interface DeckTold {
  readonly Side: 'deck';
  readonly State: DeckState;
  readonly Choice: DeckChoice;
  readonly Event: DeckEvent;
  /** null: not checked yet. */
  readonly Outcome: DeckCheck | null;
  readonly Task: 'faction' | 'sets';
  readonly Names: SetName;
}

export interface DeckMessages extends Telling<DeckTold> {
  readonly factions: Readonly<Record<Faction, string>>;
  readonly problem: (problem: DeckProblem, name: SetName) => string;
  readonly board: {
    readonly faction: string;
    readonly sets: (count: number) => string;
    readonly cards: (objectives: number, command: number) => string;
    readonly breaks: string;
    readonly legal: string;
    readonly paste: string;
    readonly pasteHint: string;
    readonly pasteBad: (at: string) => string;
    readonly neutral: string;
  };
}

export interface TrackerTold {
  readonly Side: Side | 'both';
  readonly State: TrackerState;
  readonly Choice: TrackerChoice;
  readonly Event: TrackerEvent;
  readonly Outcome: { readonly winner: Side | null };
  readonly Task: 'track';
  readonly Names: null;
}

export interface TrackerMessages extends Telling<TrackerTold> {
  readonly board: {
    readonly dial: (value: number) => string;
    readonly balance: Readonly<Record<Side, string>>;
    readonly pile: (side: Side, cards: number) => string;
  };
}

export interface ToolMessages {
  readonly deck: DeckMessages;
  readonly tracker: TrackerMessages;
}
