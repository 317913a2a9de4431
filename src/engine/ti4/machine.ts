import { checkAnswer, isDrawn } from '../core/check.ts';
import { IllegalChoice } from '../core/procedure.ts';
import type {
  Chance,
  Decision,
  Drawn,
  GameEvent,
  Procedure,
  Prompt,
  RuleId,
  Step,
} from '../core/procedure.ts';

/** A game in progress; what is to be done next stands first in the agenda. */
export interface Running<Frame extends { readonly at: string }> {
  readonly agenda: readonly Frame[];
}

/** A copy that one step may change, and what happened in it. */
export interface Draft<State, Event> {
  state: State;
  readonly events: Event[];
}

/** A frame passes by itself or asks; what asks may still pass when there is nothing to ask. */
export interface Handler<State, Frame, Choice, Event> {
  /** True when the frame has dealt with itself and left the agenda. */
  settle?(draft: Draft<State, Event>, frame: Frame): boolean;
  prompt?(state: State, frame: Frame): Decision<Choice> | Chance;
  choose?(draft: Draft<State, Event>, frame: Frame, choice: Choice): void;
  drawn?(draft: Draft<State, Event>, frame: Frame, drawn: Drawn): void;
}

export type Handlers<State, Frame extends { readonly at: string }, Choice, Event> = {
  readonly [At in Frame['at']]: Handler<State, Extract<Frame, { at: At }>, Choice, Event>;
};

interface Parts<Setup, State, Frame extends { readonly at: string }, Choice, Event, Outcome> {
  readonly id: string;
  readonly handlers: Handlers<State, Frame, Choice, Event>;
  readonly over: RuleId;
  readonly copy: (state: State) => State;
  readonly begin: (setup: Setup) => Draft<State, Event>;
  readonly outcome: (state: State) => Outcome;
}

// A frame that never leaves the agenda is a bug; it must not hang a page.
const MOST_PASSES = 10_000;

export const makeProcedure = <
  Setup,
  State extends Running<Frame>,
  Frame extends { readonly at: string },
  Choice extends object,
  Event extends GameEvent,
  Outcome,
>(
  parts: Parts<Setup, State, Frame, Choice, Event, Outcome>,
): Procedure<Setup, State, Choice, Event, Outcome> => {
  const { handlers, over } = parts;
  // The frame decides its own handler; the types of a union cannot say so.
  const handlerOf = (frame: Frame): Handler<State, Frame, Choice, Event> =>
    Reflect.get(handlers, frame.at);

  const settled = (draft: Draft<State, Event>): Step<State, Event> => {
    for (let pass = 0; pass < MOST_PASSES; pass += 1) {
      const [frame] = draft.state.agenda;
      if (!frame || !(handlerOf(frame).settle?.(draft, frame) ?? false)) return draft;
    }
    throw new Error('The agenda never comes to a question.');
  };

  const prompt = (state: State): Prompt<Choice, Outcome> => {
    const [frame] = state.agenda;
    if (!frame) return { kind: 'over', outcome: parts.outcome(state) };
    const asked = handlerOf(frame).prompt?.(state, frame);
    if (!asked) throw new Error(`${frame.at} asks nothing.`);
    return asked;
  };

  return {
    id: parts.id,
    begin: (setup) => settled(parts.begin(setup)),
    prompt,
    apply(state, choice) {
      const answer = checkAnswer(prompt(state), choice, over);
      const [frame] = state.agenda;
      if (!frame) throw new IllegalChoice('The procedure is over.', over);
      const draft: Draft<State, Event> = { state: parts.copy(state), events: [] };
      const handler = handlerOf(frame);
      if (isDrawn(answer)) handler.drawn?.(draft, frame, answer);
      else handler.choose?.(draft, frame, answer);
      return settled(draft);
    },
  };
};
