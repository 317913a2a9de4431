import { tellable } from './deeds/tellable.ts';
import { procedureFrom } from './machine.ts';
import type { GameProcedure, Opening } from './machine.ts';
import type { GameSetup } from './types.ts';

const WHOLE = 'swlcg/game';

const OPENINGS: Readonly<Record<string, (setup: GameSetup) => Opening>> = {
  'swlcg/setup': () => ({
    frames: [{ at: 'began', part: 'setup' }, { at: 'sides' }],
    phase: 'setup',
  }),
  // From the box to victory; the dark side has the first turn.
  [WHOLE]: ({ phases }) => ({
    frames: [
      { at: 'began', part: 'setup' },
      { at: 'sides' },
      { at: 'turn', side: 'dark', after: null, phases },
    ],
    phase: 'setup',
  }),
  'swlcg/turn': ({ active, length, phases }) => ({
    frames: [{ at: 'turn', side: active, after: length - 1, phases }],
  }),
  'swlcg/payment': ({ active }) => ({
    frames: [
      { at: 'began', part: 'payment' },
      { at: 'shop', side: active },
    ],
    phase: 'deployment',
  }),
  'swlcg/engagement': () => ({
    frames: [
      { at: 'began', part: 'engagement' },
      { at: 'conflict', once: true },
    ],
  }),
  'swlcg/edge-battle': () => ({ frames: [{ at: 'edge' }] }),
  'swlcg/strikes': () => ({
    frames: [
      { at: 'began', part: 'strikes' },
      { at: 'strikes', side: null },
      { at: 'reward' },
      { at: 'engagement-end' },
    ],
  }),
  'swlcg/force-phase': () => ({ frames: [{ at: 'force' }] }),
};

/** The procedures of the game at the table; the deck check and the tracker are their own. */
export const GAME_PROCEDURES: Readonly<Record<string, GameProcedure>> = Object.fromEntries(
  Object.entries(OPENINGS).map(([id, open]) => {
    const procedure = procedureFrom(id, open);
    return [id, id === WHOLE ? tellable(procedure) : procedure];
  }),
);

export const gameProcedure = (id: string): GameProcedure => {
  const found = GAME_PROCEDURES[id];
  if (!found) throw new Error(`The card game has no procedure «${id}».`);
  return found;
};
