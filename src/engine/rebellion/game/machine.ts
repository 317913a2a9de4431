import { checkAnswer } from '../../core/check.ts';
import { MissingPart } from '../../core/procedure.ts';
import type { Procedure } from '../../core/procedure.ts';
import type { RebellionChoice } from './choices.ts';
import { change, draftOf } from './draft.ts';
import type { Draft } from './draft.ts';
import type { CombatFrame } from './combat/frames.ts';
import type { RebellionEvent } from './events.ts';
import type { Frame, RebellionTask } from './frames.ts';
import type { Handlers, RebellionOutcome, RebellionPrompt } from './handler.ts';
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

/** A frame and its handler are looked up by the same name; the types cannot say that. */
interface AnyHandler {
  settle?(draft: Draft, frame: never): void;
  prompt?(state: RebellionState, frame: never): RebellionPrompt;
  choose?(draft: Draft, frame: never, choice: RebellionChoice): void;
  drawn?(draft: Draft, frame: never, results: readonly string[]): void;
}

type Find = (frame: Frame) => AnyHandler;

const finder = (late: LateHandlers): Find => {
  const own: Partial<Handlers<Frame>> = HANDLERS;
  return ({ at }) => {
    const more: Partial<Handlers<Frame>> | null = late();
    const found = own[at] ?? more?.[at];
    if (!found) throw new MissingPart(at);
    return found;
  };
};

const next = (state: RebellionState): Frame | undefined => state.agenda.at(-1);

/** Runs on until somebody has to decide, something has to be drawn, or nothing is left to do. */
const settle = (draft: Draft, handlerOf: Find): void => {
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

const finish = (draft: Draft, handlerOf: Find) => {
  settle(draft, handlerOf);
  return { state: draft.state, events: draft.events };
};

const questionOf = (state: RebellionState, handlerOf: Find): RebellionPrompt => {
  const frame = next(state);
  const question = frame && handlerOf(frame).prompt?.(state, frame as never);
  return question ?? { kind: 'over', outcome: { winner: state.winner, round: state.round } };
};

/** A state is asked about when it is shown and again when it is answered: the same question. */
const asked = new WeakMap<RebellionState, RebellionPrompt>();

const promptOf = (state: RebellionState, handlerOf: Find): RebellionPrompt => {
  const known = asked.get(state);
  if (known) return known;
  const prompt = questionOf(state, handlerOf);
  asked.set(state, prompt);
  return prompt;
};

const withFinder = (id: string, opening: Opening, handlerOf: Find): RebellionProcedure => ({
  id,

  begin(setup) {
    const state = stateFrom(setup);
    const agenda = opening(setup, state).toReversed();
    return finish(draftOf({ ...state, agenda }), handlerOf);
  },

  prompt: (state) => promptOf(state, handlerOf),

  apply(state, answer) {
    const checked = checkAnswer(promptOf(state, handlerOf), answer, rule('victory.own-conditions'));
    const draft = draftOf(state);
    const frame = next(state);
    if (frame === undefined) return { state, events: [] };
    const handler = handlerOf(frame);
    if (checked.kind === 'drawn') handler.drawn?.(draft, frame as never, checked.results);
    else handler.choose?.(draft, frame as never, checked);
    return finish(draft, handlerOf);
  },
});

type Opening = (setup: RebellionSetup, state: RebellionState) => readonly Frame[];

/**
 * A procedure is the frames it begins with: what is on the agenda is played to the end, alone or as
 * a part of something larger.
 */
export const procedureOf =
  (id: string, opening: Opening): Incomplete =>
  (late) =>
    withFinder(id, opening, finder(late));
