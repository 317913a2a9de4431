import { checkAnswer, isDrawn } from './check.ts';
import type { Drawn, GameEvent, Prompt, RuleId, Step } from './procedure.ts';

/** A game in progress; what is to be done next stands last, so that the rest need not move. */
interface Running<Frame> {
  readonly agenda: readonly Frame[];
  readonly winner: unknown;
}

interface Draft<State, Event> {
  state: State;
  readonly events: Event[];
}

/** A frame and its handler are looked up by the same name; the types cannot say that. */
export interface AnyHandler<State, Choice, Event, Asked> {
  settle?(draft: Draft<State, Event>, frame: never): void;
  prompt?(state: State, frame: never): Asked;
  choose?(draft: Draft<State, Event>, frame: never, choice: Choice): void;
  drawn?(draft: Draft<State, Event>, frame: never, results: readonly string[]): void;
}

interface Parts<State, Frame, Choice, Event, Outcome, Task extends string> {
  readonly handlerOf: (
    frame: Frame,
  ) => AnyHandler<State, Choice, Event, Prompt<Choice, Outcome, Task>>;
  readonly outcomeOf: (state: State) => Outcome;
  /** What forbids a choice when nothing is asked any more. */
  readonly whenOver: RuleId;
}

interface AgendaMachine<State, Choice, Event extends GameEvent, Outcome, Task extends string> {
  begin(state: State): Step<State, Event>;
  prompt(state: State): Prompt<Choice, Outcome, Task>;
  apply(state: State, answer: Choice | Drawn): Step<State, Event>;
}

/** Plays what is on the agenda to its end, or until somebody has won. */
export const agendaMachine = <
  State extends Running<Frame>,
  Frame,
  Choice extends object,
  Event extends GameEvent,
  Outcome,
  Task extends string,
>({
  handlerOf,
  outcomeOf,
  whenOver,
}: Parts<State, Frame, Choice, Event, Outcome, Task>): AgendaMachine<
  State,
  Choice,
  Event,
  Outcome,
  Task
> => {
  type Asked = Prompt<Choice, Outcome, Task>;

  const next = (state: State): Frame | undefined => state.agenda.at(-1);

  /** Runs on until somebody has to decide, something has to be drawn, or nothing is left to do. */
  const settled = (draft: Draft<State, Event>): Step<State, Event> => {
    for (;;) {
      const frame = next(draft.state);
      if (frame === undefined) return draft;
      if (draft.state.winner !== null) {
        draft.state = { ...draft.state, agenda: [] };
        return draft;
      }
      const before = draft.state.agenda;
      handlerOf(frame).settle?.(draft, frame as never);
      if (draft.state.agenda === before) return draft;
    }
  };

  const questionOf = (state: State): Asked => {
    const frame = next(state);
    const question = frame && handlerOf(frame).prompt?.(state, frame as never);
    return question ?? { kind: 'over', outcome: outcomeOf(state) };
  };

  /** A state is asked about when it is shown and again when it is answered: the same question. */
  const asked = new WeakMap<State, Asked>();

  const prompt = (state: State): Asked => {
    const known = asked.get(state);
    if (known) return known;
    const question = questionOf(state);
    asked.set(state, question);
    return question;
  };

  return {
    begin: (state) => settled({ state, events: [] }),
    prompt,

    apply(state, answer) {
      const checked = checkAnswer(prompt(state), answer, whenOver);
      const frame = next(state);
      if (frame === undefined) return { state, events: [] };
      const draft: Draft<State, Event> = { state, events: [] };
      const handler = handlerOf(frame);
      if (isDrawn(checked)) handler.drawn?.(draft, frame as never, checked.results);
      else handler.choose?.(draft, frame as never, checked);
      return settled(draft);
    },
  };
};
