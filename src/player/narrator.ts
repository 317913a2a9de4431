import type { GameEvent, Procedure, SideId } from '../engine/procedure.ts';

/** Where the game stood before an event's step and where it stands after it; null: at the opening. */
export interface Around<State> {
  readonly before: State | null;
  readonly after: State;
}

/**
 * A procedure with its setup already chosen and words for everything it can say. What reads it
 * (the player, the transcript, the tests) knows nothing of any particular game.
 */
export interface Narrator<State, Choice extends object, Event extends GameEvent> {
  readonly procedure: Procedure<null, State, Choice, Event>;
  /** Who decides; empty where the reader tries things out himself. */
  readonly side: (id: SideId, state: State) => string;
  readonly event: (event: Event, around: Around<State>) => string;
  /** What the state asks; never called when the procedure is over. */
  readonly question: (state: State) => string;
  /** What is worth knowing before answering, such as a chance. */
  readonly remark?: (state: State) => string | undefined;
  readonly choice: (choice: Choice, state: State) => string;
  /** What the chosen thing does, when a reader cannot be expected to know it. */
  readonly hint: (choice: Choice) => string | undefined;
  readonly outcome: (state: State) => readonly string[];
  /** What chance draws from: a red die, a deck. */
  readonly draw: (of: string) => string;
  readonly face: (of: string, result: string) => string;
  /** A card or unit that makes a rule apply: its name and what it does. */
  readonly cause: (id: string) => string;
}

/** A procedure that begins where the setup says. */
export const opened = <Setup, State, Choice extends object, Event extends GameEvent>(
  procedure: Procedure<Setup, State, Choice, Event>,
  setup: Setup,
): Procedure<null, State, Choice, Event> => ({
  id: procedure.id,
  begin: () => procedure.begin(setup),
  prompt: (state) => procedure.prompt(state),
  apply: (state, choice) => procedure.apply(state, choice),
});

/** Terms as the glossary has them. */
export interface TermNote {
  readonly name: string;
  readonly definition: string;
}

export type Terms = Readonly<Record<string, TermNote>>;

export const termOf = (terms: Terms, id: string): TermNote => {
  const found = terms[id];
  if (!found) throw new Error(`The term «${id}» has no name. Add it to the game's glossary.`);
  return found;
};
