import type { GameEvent, Procedure, SideId } from '../engine/procedure.ts';
import type { Telling, Told } from './telling.ts';

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
  /** The figures that a choice turns on, for whoever does not know the game's components yet. */
  readonly figures?: (choice: Choice, state: State) => string | undefined;
  readonly outcome: (state: State) => readonly string[];
  /** Events that say who won, where the outcome only counts what is left. */
  readonly decisive?: readonly string[];
  /** What chance draws from: a red die, a deck. */
  readonly draw: (of: string) => string;
  readonly face: (of: string, result: string) => string;
  /** A card or unit that makes a rule apply: its name and what it does. */
  readonly cause: (id: string) => string;
}

/** Another procedure that goes on inside this one, with words of its own, which may come late. */
export interface Hosted<State, T extends Told> {
  readonly words: () => Telling<T>;
  readonly names: (inner: T['State'] | null) => T['Names'];
  readonly find: (state: State | null) => T['State'] | null;
}

/** The choices and events of a procedure and of what it hosts. */
type Either<T extends Told, H extends Told, Part extends 'Choice' | 'Event'> = T[Part] | H[Part];

export type NarratorOf<T extends Told, H extends Told = T> = Narrator<
  T['State'],
  Either<T, H, 'Choice'>,
  Either<T, H, 'Event'>
>;

/** The words of a procedure, and what it says otherwise than most of them do. */
export interface Voice<T extends Told, H extends Told = T> extends Partial<
  Pick<
    NarratorOf<T, H>,
    'side' | 'remark' | 'hint' | 'figures' | 'decisive' | 'draw' | 'face' | 'cause'
  >
> {
  readonly words: Telling<T>;
  /** null: of what has just happened, wherever it may be by now. */
  readonly names: (state: T['State'] | null) => T['Names'];
  readonly hosted?: Hosted<T['State'], H>;
}

type Sentence = (...told: readonly unknown[]) => string;

/** Name and thing of one sentence belong together; the types of a union cannot say so. */
const sentence = (sentences: object, name: string): Sentence | undefined =>
  (sentences as Readonly<Record<string, Sentence>>)[name];

const speech = <T extends Told>(words: () => Telling<T>, names: Voice<T>['names']) => ({
  event: ({ kind, data }: GameEvent, state: T['State'] | null) =>
    sentence(words().events, kind)?.(data, names(state)),
  question: (state: T['State'] | null) => {
    const frame = state?.agenda.at(-1);
    return frame ? sentence(words().tasks, frame.at)?.(frame, state, names(state)) : '';
  },
  choice: (choice: { readonly kind: string }, state: T['State'] | null) =>
    sentence(words().choices, choice.kind)?.(choice, state, names(state)),
  draw: (of: string) => words().draws?.[of],
});

const said = (text: string | undefined, name: string): string => {
  if (text === undefined) throw new Error(`Nothing is said of «${name}».`);
  return text;
};

/** The one narrator: whatever a procedure says it says through this, in the player and in the text. */
export const narratorOf = <T extends Told, H extends Told = T>(
  procedure: Procedure<
    null,
    T['State'],
    Either<T, H, 'Choice'>,
    Either<T, H, 'Event'>,
    T['Outcome']
  >,
  { words, names, hosted, ...voice }: Voice<T, H>,
): NarratorOf<T, H> => {
  const own = speech<T>(() => words, names);
  const inner = hosted && speech<H>(hosted.words, hosted.names);
  const within = (state: T['State'] | null): H['State'] | null => hosted?.find(state) ?? null;
  /** A frame without words of its own asks for what it hosts. */
  const hosts = ({ agenda }: T['State']): boolean => {
    const frame = agenda.at(-1);
    return frame !== undefined && sentence(words.tasks, frame.at) === undefined;
  };
  return {
    procedure,
    side: (id) => words.sides[id as T['Side']],
    event: (event, { before, after }) =>
      said(
        own.event(event, null) ?? inner?.event(event, within(after) ?? within(before)),
        event.kind,
      ),
    question: (state) => said(own.question(state) ?? inner?.question(within(state)), 'agenda'),
    choice: (choice, state) =>
      said(
        inner && hosts(state) ? inner.choice(choice, within(state)) : own.choice(choice, state),
        choice.kind,
      ),
    hint: () => undefined,
    outcome: (state) => {
      const prompt = procedure.prompt(state);
      return prompt.kind === 'over' ? words.outcome(prompt.outcome, state, names(state)) : [];
    },
    draw: (of) => own.draw(of) ?? inner?.draw(of) ?? of,
    face: (_of, result) => result,
    cause: (id) => id,
    ...voice,
  };
};

/** A procedure that begins where the setup says. */
export const opened = <Setup, State, Choice extends object, Event extends GameEvent, Outcome>(
  procedure: Procedure<Setup, State, Choice, Event, Outcome>,
  setup: Setup,
): Procedure<null, State, Choice, Event, Outcome> => ({
  id: procedure.id,
  begin: () => procedure.begin(setup),
  prompt: (state) => procedure.prompt(state),
  apply: (state, choice) => procedure.apply(state, choice),
});
