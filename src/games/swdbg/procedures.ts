import { describe } from '../../player/described.ts';
import type { Described } from '../../player/described.ts';
import * as cited from './engine/cited-rules.ts';
import { playGame, playTurns, setUp } from './engine/game/procedures.ts';
import { summaryOf } from './engine/game/summary.ts';
import { parseNewGame, parsePosition } from './positions/table.ts';
import { SWDBG_TERMS } from './boards/names.ts';

const table = { summary: summaryOf, play: 'table', cited: cited.game, terms: SWDBG_TERMS };

export const swdbgProcedures: readonly Described[] = [
  describe(setUp, { ...table, read: parseNewGame }),
  describe(playTurns, { ...table, read: parsePosition }),
  describe(playGame, { ...table, read: parseNewGame }),
];
