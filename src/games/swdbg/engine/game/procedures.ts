import { tellable } from './deeds/tellable.ts';
import { procedureOf } from './machine.ts';
import type { Position } from './position.ts';
import { beforeSetup, stateFrom, wholeGame } from './state-from.ts';

/** The table is laid out, until the first turn could begin. */
export const setUp = procedureOf<null>('swdbg/setup', beforeSetup);

/** One turn, or a few, from a table as it stands. */
export const playTurns = procedureOf<Position>('swdbg/turn', stateFrom);

/** From the box to victory. */
export const playGame = tellable(procedureOf<null>('swdbg/game', wholeGame));
