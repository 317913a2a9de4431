import { checkAnswer } from '../../core/check.ts';
import type { Procedure } from '../../core/procedure.ts';
import type { RebellionChoice } from './choices.ts';
import { change, draftOf } from './draft.ts';
import type { Draft } from './draft.ts';
import type { RebellionEvent } from './events.ts';
import type { Frame, RebellionTask } from './frames.ts';
import type { RebellionOutcome, RebellionPrompt } from './handler.ts';
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

/** A frame and its handler are looked up by the same name; the types cannot say that. */
interface AnyHandler {
  settle?(draft: Draft, frame: never): void;
  prompt?(state: RebellionState, frame: never): RebellionPrompt;
  choose?(draft: Draft, frame: never, choice: RebellionChoice): void;
  drawn?(draft: Draft, frame: never, results: readonly string[]): void;
}

const handlerOf = (frame: Frame): AnyHandler => HANDLERS[frame.at];

const next = (state: RebellionState): Frame | undefined => state.agenda.at(-1);

/** Runs on until somebody has to decide, something has to be drawn, or nothing is left to do. */
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

const questionOf = (state: RebellionState): RebellionPrompt => {
  const frame = next(state);
  const question = frame && handlerOf(frame).prompt?.(state, frame as never);
  return question ?? { kind: 'over', outcome: { winner: state.winner, round: state.round } };
};

/** A state is asked about when it is shown and again when it is answered: the same question. */
const asked = new WeakMap<RebellionState, RebellionPrompt>();

const promptOf = (state: RebellionState): RebellionPrompt => {
  const known = asked.get(state);
  if (known) return known;
  const prompt = questionOf(state);
  asked.set(state, prompt);
  return prompt;
};

/**
 * A procedure is the frames it begins with: what is on the agenda is played to the end, alone or as
 * a part of something larger.
 */
export const procedureOf = (
  id: string,
  opening: (setup: RebellionSetup, state: RebellionState) => readonly Frame[],
): RebellionProcedure => ({
  id,

  begin(setup) {
    const state = stateFrom(setup);
    return finish(draftOf({ ...state, agenda: opening(setup, state).toReversed() }));
  },

  prompt: promptOf,

  apply(state, answer) {
    const checked = checkAnswer(promptOf(state), answer, rule('victory.own-conditions'));
    const draft = draftOf(state);
    const frame = next(state);
    if (frame === undefined) return { state, events: [] };
    const handler = handlerOf(frame);
    if (checked.kind === 'drawn') handler.drawn?.(draft, frame as never, checked.results);
    else handler.choose?.(draft, frame as never, checked);
    return finish(draft);
  },
});
