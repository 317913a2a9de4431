import { machineOf } from '../../../../engine/kernel.ts';
import type { Procedure, Prompt } from '../../../../engine/procedure.ts';
import type { Swlcg } from './draft.ts';
import { HANDLERS } from './handlers.ts';
import type { Task } from './handlers.ts';
import { victoryPile } from './query.ts';
import type {
  Choice,
  Frame,
  GameEvent,
  GameOutcome,
  GameSetup,
  GameState,
  Phase,
} from './types.ts';

export type GamePrompt = Prompt<Choice, GameOutcome, Task>;
export type GameProcedure = Procedure<GameSetup, GameState, Choice, GameEvent, GameOutcome, Task>;

const outcomeOf = (state: GameState): GameOutcome => ({
  winner: state.winner,
  edge: state.engagement?.edge ?? null,
  dial: state.dial,
  balance: state.balance,
  victory: { light: victoryPile(state, 'light'), dark: victoryPile(state, 'dark') },
});

const procedure = machineOf<Swlcg, GameOutcome, Task>(
  { game: 'swlcg', over: 'victory.light', outcome: outcomeOf },
  HANDLERS,
);

/** Where a procedure begins: what there is to do, and in which phase. */
export interface Opening {
  readonly frames: readonly Frame[];
  readonly phase?: Phase;
}

/** Every procedure of the game is the same machine, begun at another place. */
export const procedureFrom = (id: string, open: (setup: GameSetup) => Opening): GameProcedure =>
  procedure(id, (setup: GameSetup): GameState => {
    const { frames, phase = null } = open(setup);
    return {
      active: setup.active,
      phase,
      turns: setup.turns,
      dial: setup.dial,
      balance: setup.balance,
      pieces: setup.pieces,
      decks: setup.decks,
      reserve: setup.reserve,
      engagement: setup.engagement,
      thisTurn: {
        engaged: setup.engagement ? [setup.engagement.objective] : [],
        limited: [],
        spent: [],
      },
      windows: setup.windows,
      cancelled: null,
      agenda: frames.toReversed(),
      winner: null,
    };
  });
