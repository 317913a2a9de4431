import type { DeedFrame } from '../../../../engine/deeds.ts';
import { machineOf } from '../../../../engine/kernel.ts';
import type { Procedure, Prompt } from '../../../../engine/procedure.ts';
import type { RebellionChoice } from './choices.ts';
import type { CombatFrame } from './combat/frames.ts';
import type { RebellionDeeds } from './deeds/kinds.ts';
import type { Handlers, Rebellion } from './draft.ts';
import type { RebellionEvent } from './events.ts';
import type { Frame } from './frames.ts';
import { HANDLERS } from './handlers.ts';
import type { RebellionTask } from './handlers.ts';
import { stateFrom } from './state-from.ts';
import type { RebellionSetup } from './setup-types.ts';
import type { RebellionOutcome, RebellionState } from './types.ts';

export type RebellionProcedure = Procedure<
  RebellionSetup,
  RebellionState,
  RebellionChoice,
  RebellionEvent,
  RebellionOutcome,
  RebellionTask
>;

export type RebellionPrompt = Prompt<RebellionChoice, RebellionOutcome, RebellionTask>;

/** Null until a fight comes up, for who fetches its rules only then. */
export type LateHandlers = () => Handlers<CombatFrame | DeedFrame<RebellionDeeds>> | null;

/**
 * A procedure that takes the handlers of a combat from outside. Where it needs them and they are not
 * there, it throws `MissingPart` and nothing has happened; with them the same step succeeds.
 */
export type Incomplete = (late: LateHandlers) => RebellionProcedure;

type Opening = (setup: RebellionSetup, state: RebellionState) => readonly Frame[];

/**
 * A procedure is the frames it begins with: what is on the agenda is played to the end, alone or as
 * a part of something larger.
 */
export const procedureOf =
  (id: string, opening: Opening): Incomplete =>
  (late) =>
    machineOf<Rebellion, RebellionOutcome, RebellionTask>(
      {
        game: 'rebellion',
        over: 'victory.own-conditions',
        outcome: ({ winner, round }) => ({ winner, round }),
      },
      HANDLERS,
      late,
    )(id, (setup: RebellionSetup) => {
      const state = stateFrom(setup);
      return { ...state, agenda: opening(setup, state).toReversed() };
    });
