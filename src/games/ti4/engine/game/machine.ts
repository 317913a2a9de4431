import { machineOf } from '../../../../engine/kernel.ts';
import type { Procedure } from '../../../../engine/procedure.ts';
import type { GameChoice } from './choices.ts';
import type { Ti4 } from './draft.ts';
import type { GameEvent } from './events.ts';
import { handlers } from './handlers.ts';
import type { GameOutcome, GameState } from './types.ts';

export type GameProcedure = Procedure<GameState, GameState, GameChoice, GameEvent, GameOutcome>;

/** From the box to victory, or from wherever a position stands. */
export const wholeGame: GameProcedure = machineOf<Ti4, GameOutcome, string>(
  {
    game: 'ti4',
    over: 'victory-points.end-at-ten',
    outcome: ({ winner, round }) => ({ winner, rounds: round }),
  },
  handlers,
)('ti4/game', (setup: GameState) => setup);
