import { procedureFrom } from './machine.ts';
import type { Opening } from './machine.ts';
import type { Frame, GameProcedure, GameSetup } from './types.ts';

const STARTS: Readonly<Record<string, (setup: GameSetup) => readonly Frame[]>> = {
  'swlcg/setup': () => [{ at: 'sides' }],
  'swlcg/turn': ({ active, length, phases }) => [
    { at: 'turn', side: active, after: length - 1, phases },
  ],
  'swlcg/payment': ({ active }) => [{ at: 'shop', side: active }],
  'swlcg/engagement': () => [{ at: 'conflict', once: true }],
  'swlcg/edge-battle': () => [{ at: 'edge' }],
  'swlcg/strikes': () => [
    { at: 'strikes', side: null },
    { at: 'reward' },
    { at: 'engagement-end' },
  ],
  'swlcg/force-phase': () => [{ at: 'force' }],
};

const OPENINGS: Readonly<Record<string, Opening>> = {
  'swlcg/setup': { part: 'setup', why: 'setup.what' },
  'swlcg/payment': { part: 'payment', why: 'resources.what' },
  'swlcg/engagement': { part: 'engagement', why: 'engagement.what' },
  'swlcg/strikes': { part: 'strikes', why: 'strikes.what' },
};

/** The procedures of the game at the table; the deck check and the tracker are their own. */
export const GAME_PROCEDURES: Readonly<Record<string, GameProcedure>> = Object.fromEntries(
  Object.entries(STARTS).map(([id, start]) => [id, procedureFrom(id, start, OPENINGS[id])]),
);

export const gameProcedure = (id: string): GameProcedure => {
  const found = GAME_PROCEDURES[id];
  if (!found) throw new Error(`The card game has no procedure «${id}».`);
  return found;
};
