import { playable } from '../../../engine/playable.ts';
import type { Playable } from '../../../engine/playable.ts';
import { parseNewGame, parsePosition } from './game/parse-setup.ts';
import { playGame, playTurns, setUp } from './game/procedures.ts';
import { summaryOf } from './game/summary.ts';

export const swdbgPlayables: readonly Playable[] = [
  playable(setUp, parseNewGame, summaryOf),
  playable(playTurns, parsePosition, summaryOf),
  playable(playGame, parseNewGame, summaryOf),
];
