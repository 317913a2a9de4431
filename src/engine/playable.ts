import { IllegalChoice } from './procedure.ts';
import type { Drawn, GameEvent, Procedure, Prompt, Step } from './procedure.ts';

/** What every reader of setups answers; `path` leads to the value at fault. */
export type ParsedSetup<Setup> = Readonly<
  | { ok: true; setup: Setup }
  | {
      ok: false;
      path: string;
      problem: string;
      /** What could stand there. */
      known?: readonly string[];
    }
>;

/** A moment of a game whose kind nobody needs to know. */
export interface Moment {
  readonly events: readonly GameEvent[];
  /** Where the game stands, in numbers and ids: what a worked example promises. */
  readonly summary: Readonly<Record<string, unknown>>;
  /** What may be chosen here, and what may not. */
  prompt(): Prompt<object>;
  /** Throws IllegalChoice for whatever is not a legal choice here. */
  next(choice: unknown): Moment;
}

/** A procedure to whoever checks worked examples: it opens a setup from a file and plays on. */
export interface Playable {
  readonly id: string;
  open(setup: unknown): ParsedSetup<Moment>;
}

export const playable = <Setup, State, Choice extends object, Event extends GameEvent>(
  procedure: Procedure<Setup, State, Choice, Event>,
  parseSetup: (value: unknown) => ParsedSetup<Setup>,
  summaryOf: (state: State) => object,
): Playable => {
  const moment = ({ state, events }: Step<State, Event>): Moment => ({
    events,
    summary: { ...summaryOf(state) },
    prompt: () => procedure.prompt(state),
    // `apply` refuses what it did not offer, so a file is not taken on trust.
    next: (choice) => moment(procedure.apply(state, choice as Choice | Drawn)),
  });
  return {
    id: procedure.id,
    open: (value) => {
      const parsed = parseSetup(value);
      return parsed.ok ? { ok: true, setup: moment(procedure.begin(parsed.setup)) } : parsed;
    },
  };
};

export const refusalOf = (error: unknown): IllegalChoice => {
  if (error instanceof IllegalChoice) return error;
  throw error;
};
