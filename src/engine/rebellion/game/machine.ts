import { agendaMachine } from '../../core/agenda.ts';
import { MissingPart } from '../../core/procedure.ts';
import type { Procedure } from '../../core/procedure.ts';
import type { RebellionChoice } from './choices.ts';
import type { CombatFrame } from './combat/frames.ts';
import type { RebellionEvent } from './events.ts';
import type { Frame, RebellionTask } from './frames.ts';
import type { Handlers, RebellionOutcome } from './handler.ts';
import { HANDLERS } from './handlers.ts';
import { rule } from './rules.ts';
import { stateFrom } from './state-from.ts';
import type { RebellionSetup } from './setup-types.ts';
import type { RebellionState } from './types.ts';

export type RebellionProcedure = Procedure<
  RebellionSetup,
  RebellionState,
  RebellionChoice,
  RebellionEvent,
  RebellionOutcome,
  RebellionTask
>;

/** Null until a fight comes up, for who fetches its rules only then. */
export type LateHandlers = () => Handlers<CombatFrame> | null;

/**
 * A procedure that takes the handlers of a combat from outside. Where it needs them and they are not
 * there, it throws `MissingPart` and nothing has happened; with them the same step succeeds.
 */
export type Incomplete = (late: LateHandlers) => RebellionProcedure;

const machineWith = (late: LateHandlers) => {
  const own: Partial<Handlers<Frame>> = HANDLERS;
  return agendaMachine<
    RebellionState,
    Frame,
    RebellionChoice,
    RebellionEvent,
    RebellionOutcome,
    RebellionTask
  >({
    handlerOf({ at }) {
      const more: Partial<Handlers<Frame>> | null = late();
      const found = own[at] ?? more?.[at];
      if (!found) throw new MissingPart(at);
      return found;
    },
    outcomeOf: ({ winner, round }) => ({ winner, round }),
    whenOver: rule('victory.own-conditions'),
  });
};

type Opening = (setup: RebellionSetup, state: RebellionState) => readonly Frame[];

/**
 * A procedure is the frames it begins with: what is on the agenda is played to the end, alone or as
 * a part of something larger.
 */
export const procedureOf =
  (id: string, opening: Opening): Incomplete =>
  (late) => {
    const machine = machineWith(late);
    return {
      ...machine,
      id,
      begin(setup) {
        const state = stateFrom(setup);
        return machine.begin({ ...state, agenda: opening(setup, state).toReversed() });
      },
    };
  };
