import type { DeckChoice, DeckEventData } from '../engine/deck/deck.ts';
import type { DeckCheck, DeckProblem } from '../engine/deck/check-deck.ts';
import type { Side } from '../engine/sides.ts';
import type { TrackerChoice, TrackerEventData } from '../engine/tracker/tracker.ts';

/** A set by its number and title. */
export type SetName = (set: number) => string;

export interface DeckMessages {
  readonly by: string;
  readonly events: {
    readonly [Kind in keyof DeckEventData]: (data: DeckEventData[Kind], name: SetName) => string;
  };
  readonly tasks: Readonly<Record<'faction' | 'sets', string>>;
  readonly choices: {
    readonly [Kind in DeckChoice['kind']]: (
      choice: Extract<DeckChoice, { kind: Kind }>,
      name: SetName,
    ) => string;
  };
  readonly problem: (problem: DeckProblem, name: SetName) => string;
  readonly outcome: (check: DeckCheck, name: SetName) => readonly string[];
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

export interface TrackerMessages {
  readonly sides: Readonly<Record<Side | 'both', string>>;
  readonly question: string;
  readonly events: {
    readonly [Kind in keyof TrackerEventData]: (data: TrackerEventData[Kind]) => string;
  };
  readonly choices: {
    readonly [Kind in TrackerChoice['kind']]: (
      choice: Extract<TrackerChoice, { kind: Kind }>,
    ) => string;
  };
  readonly won: (side: Side) => string;
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
