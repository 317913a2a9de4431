import { checkAnswer } from '../../core/check.ts';
import type { Procedure } from '../../core/procedure.ts';
import type { SwdbgChoice } from './choices.ts';
import { change, draftOf } from './draft.ts';
import type { Draft } from './draft.ts';
import type { SwdbgEvent } from './events.ts';
import type { Frame, SwdbgTask } from './frames.ts';
import type { SwdbgPrompt } from './handler.ts';
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

/** A frame and its handler are looked up by the same name; the types cannot say that. */
interface AnyHandler {
  settle?(draft: Draft, frame: never): void;
  prompt?(state: SwdbgState, frame: never): SwdbgPrompt;
  choose?(draft: Draft, frame: never, choice: SwdbgChoice): void;
  drawn?(draft: Draft, frame: never, results: readonly string[]): void;
}

const handlerOf = (frame: Frame): AnyHandler => HANDLERS[frame.at];

const next = (state: SwdbgState): Frame | undefined => state.agenda.at(-1);

/** Runs on until somebody has to decide, cards have to be drawn, or nothing is left to do. */
const settle = (draft: Draft): void => {
  for (;;) {
    const frame = next(draft.state);
    if (frame === undefined) return;
    if (draft.state.winner !== null) {
      change(draft, { agenda: [] });
      return;
    }
    const before = draft.state.agenda;
    handlerOf(frame).settle?.(draft, frame as never);
    if (draft.state.agenda === before) return;
  }
};

const finish = (draft: Draft) => {
  settle(draft);
  return { state: draft.state, events: draft.events };
};

const promptOf = (state: SwdbgState): SwdbgPrompt => {
  const frame = next(state);
  const asked = frame && handlerOf(frame).prompt?.(state, frame as never);
  return asked ?? { kind: 'over', outcome: { winner: state.winner, turn: state.turn } };
};

/** A procedure is the state and the frames it begins with, played to the end. */
export const procedureOf = <Setup>(
  id: string,
  open: (setup: Setup) => SwdbgState,
): SwdbgProcedure<Setup> => ({
  id,
  begin: (setup) => finish(draftOf(open(setup))),
  prompt: promptOf,

  apply(state, answer) {
    const checked = checkAnswer(promptOf(state), answer, rule('victory.nothing-after'));
    const draft = draftOf(state);
    const frame = next(state);
    if (frame === undefined) return { state, events: [] };
    const handler = handlerOf(frame);
    if (checked.kind === 'drawn') handler.drawn?.(draft, frame as never, checked.results);
    else handler.choose?.(draft, frame as never, checked);
    return finish(draft);
  },
});
