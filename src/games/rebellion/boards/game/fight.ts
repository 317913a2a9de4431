import { lateHandlers } from '../../engine/game/late.ts';
import type { CombatMessages } from '../../words/combat.ts';
import { CombatBoard } from '../combat-board.tsx';

/** What a fight adds to a game: its rules, its picture and its words. */
export interface Fight {
  readonly handlers: typeof lateHandlers;
  readonly Board: typeof CombatBoard;
  readonly words: CombatMessages;
}

export const fightIn = (words: CombatMessages): Fight => ({
  handlers: lateHandlers,
  Board: CombatBoard,
  words,
});
