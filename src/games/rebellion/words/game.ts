import type { board } from './uk/game-board.ts';
import type { CombatChoice, CombatEvent, CombatTask } from '../engine/combat/types.ts';
import type {
  Frame,
  PileId,
  Place,
  RebellionChoice,
  RebellionEvent,
  RebellionOutcome,
  RebellionState,
  RebellionTask,
  Seat,
} from '../engine/game/index.ts';
import type { Telling } from '../../../player/telling.ts';

export interface GameNames {
  /** A unit, leader, marker or card by its id. */
  readonly term: (id: string) => string;
  readonly place: (id: Place) => string;
}

/** What the whole game can say besides its combats. */
export interface GameTold {
  readonly Side: Seat;
  readonly State: RebellionState;
  readonly Choice: Exclude<RebellionChoice, CombatChoice>;
  readonly Event: Exclude<RebellionEvent, CombatEvent>;
  readonly Outcome: RebellionOutcome;
  readonly Task: Exclude<RebellionTask, CombatTask>;
  readonly Names: GameNames;
}

export interface GameMessages extends Telling<GameTold> {
  /** How likely a mission is to succeed, while that can still be weighed. */
  readonly remark: (frame: Frame, state: RebellionState) => string | undefined;
  readonly draws: Readonly<Record<PileId | 'die', string>>;
  readonly faces: Readonly<Record<'hit' | 'direct-hit' | 'special' | 'blank', string>>;
  readonly board: GameBoardWords;
}

/** Words of the board pictures. */
export type GameBoardWords = typeof board;
