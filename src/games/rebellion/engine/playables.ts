import { playable } from '../../../engine/playable.ts';
import type { Playable } from '../../../engine/playable.ts';
import { combat } from './combat/combat.ts';
import { parseSetup } from './combat/parse-setup.ts';
import { summaryOf } from './combat/summary.ts';
import { parsePosition } from './game/parse-setup.ts';
import { GAME_PROCEDURES } from './game/procedures.ts';
import { gameSummary } from './game/summary.ts';

export const rebellionPlayables: readonly Playable[] = [
  playable(combat, parseSetup, summaryOf),
  ...GAME_PROCEDURES.map((procedure) => playable(procedure, parsePosition, gameSummary)),
];
