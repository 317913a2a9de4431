import type { GameEvent, Procedure } from '../engine/procedure.ts';
import type { Language } from '../rules/languages.ts';

/** A page speaks one language; the words of the others stay where they are. */
export type WordsIn<Words> = Readonly<Record<Language, () => Promise<Words>>>;

/** What a procedure is made of to whoever tells of it; types only. */
export interface Told {
  readonly Side: string;
  readonly State: { readonly agenda: readonly { readonly at: string }[] };
  readonly Choice: { readonly kind: string };
  readonly Event: GameEvent;
  readonly Outcome: unknown;
  /** Frames that ask. */
  readonly Task: string;
  /** What sentences call things by, in the nominative: they are built so that they need no other case. */
  readonly Names: unknown;
}

/** Of a procedure that names its tasks. */
export type ToldOf<P, Side extends string, Names> =
  P extends Procedure<never, infer State, infer Choice, infer Event, infer Outcome, infer Task>
    ? {
        readonly Side: Side;
        readonly State: State;
        readonly Choice: Choice;
        readonly Event: Event;
        readonly Outcome: Outcome;
        readonly Task: Task;
        readonly Names: Names;
      }
    : never;

/**
 * Everything a procedure can say in one language; a language that lacks a sentence does not compile.
 * The order is the same everywhere: what is told, where the game stands, what things are called. An
 * event is told by its own data.
 */
export interface Telling<T extends Told> {
  /** Who decides. */
  readonly sides: Readonly<Record<T['Side'], string>>;
  readonly events: {
    readonly [Kind in T['Event']['kind']]: (
      data: Extract<T['Event'], { readonly kind: Kind }>['data'],
      names: T['Names'],
    ) => string;
  };
  /** The question that somebody, or chance, has to answer. */
  readonly tasks: {
    readonly [Task in T['Task']]: (
      frame: Extract<T['State']['agenda'][number], { readonly at: Task }>,
      state: T['State'],
      names: T['Names'],
    ) => string;
  };
  readonly choices: {
    readonly [Kind in T['Choice']['kind']]: (
      choice: Extract<T['Choice'], { readonly kind: Kind }>,
      state: T['State'],
      names: T['Names'],
    ) => string;
  };
  readonly outcome: (
    outcome: T['Outcome'],
    state: T['State'],
    names: T['Names'],
  ) => readonly string[];
  /** What chance draws from. */
  readonly draws?: Readonly<Record<string, string>>;
}
