import { agendaMachine } from '../../core/agenda.ts';
import type { Procedure } from '../../core/procedure.ts';
import type { SwdbgChoice } from './choices.ts';
import type { SwdbgEvent } from './events.ts';
import type { Frame, SwdbgTask } from './frames.ts';
import { HANDLERS } from './handlers.ts';
import { rule } from './rules.ts';
import type { SwdbgOutcome, SwdbgState } from './types.ts';

export type SwdbgProcedure<Setup> = Procedure<
  Setup,
  SwdbgState,
  SwdbgChoice,
  SwdbgEvent,
  SwdbgOutcome,
  SwdbgTask
>;

const machine = agendaMachine<SwdbgState, Frame, SwdbgChoice, SwdbgEvent, SwdbgOutcome, SwdbgTask>({
  handlerOf: ({ at }) => HANDLERS[at],
  outcomeOf: ({ winner, turn }) => ({ winner, turn }),
  whenOver: rule('victory.nothing-after'),
});

/** A procedure is the state and the frames it begins with, played to the end. */
export const procedureOf = <Setup>(
  id: string,
  open: (setup: Setup) => SwdbgState,
): SwdbgProcedure<Setup> => ({ ...machine, id, begin: (setup) => machine.begin(open(setup)) });
