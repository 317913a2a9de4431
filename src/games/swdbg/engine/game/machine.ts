import { machineOf } from '../../../../engine/kernel.ts';
import type { Procedure } from '../../../../engine/procedure.ts';
import type { SwdbgChoice } from './choices.ts';
import type { Swdbg } from './draft.ts';
import type { SwdbgEvent } from './events.ts';
import { HANDLERS } from './handlers.ts';
import type { SwdbgTask } from './handlers.ts';
import type { SwdbgOutcome, SwdbgState } from './types.ts';

export type SwdbgProcedure<Setup> = Procedure<
  Setup,
  SwdbgState,
  SwdbgChoice,
  SwdbgEvent,
  SwdbgOutcome,
  SwdbgTask
>;

export const procedureOf = machineOf<Swdbg, SwdbgOutcome, SwdbgTask>(
  {
    game: 'swdbg',
    over: 'victory.nothing-after',
    outcome: ({ winner, turn }) => ({ winner, turn }),
  },
  HANDLERS,
);
