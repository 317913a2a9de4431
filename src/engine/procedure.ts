/** game.topic.rule, for example duel.combat.roll. */
export type RuleId = `${string}.${string}.${string}`;
export type SideId = string;

/** At least one rule, always: an event or a question nobody can look up is a bug. */
export type Rules = readonly [RuleId, ...RuleId[]];

export interface GameEvent<Kind extends string = string, Data extends object = object> {
  readonly kind: Kind;
  readonly data: Readonly<Data>;
  readonly rules: Rules;
}

export interface Step<State, Event extends GameEvent = GameEvent> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** `cause` is the term (a card, a unit) that makes the rule apply, when there is one. */
export interface Refusal {
  readonly because: RuleId;
  readonly cause?: string;
}

export type Option<Choice> =
  | { readonly choice: Choice; readonly allowed: true }
  | ({ readonly choice: Choice; readonly allowed: false } & Refusal);

export interface Face {
  readonly result: string;
  readonly weight: number;
}

/** One die, or one card from the top of a deck. `of` says which: red-die, space-deck. */
export interface Draw {
  readonly of: string;
  readonly faces: readonly Face[];
  /**
   * Draws of one prompt from the same deck: what one has taken the next cannot take, so weights
   * count copies. Dice stay whole.
   */
  readonly leaves?: true;
}

/** What chance answered, one result for each draw of the prompt. */
export interface Drawn {
  readonly kind: 'drawn';
  readonly results: readonly string[];
}

export interface Decision<Choice, Task extends string = string> {
  readonly kind: 'decision';
  readonly by: SideId;
  readonly task: Task;
  readonly rules: Rules;
  readonly options: readonly Option<Choice>[];
}

export interface Chance<Task extends string = string> {
  readonly kind: 'chance';
  readonly by: SideId;
  readonly task: Task;
  readonly rules: Rules;
  readonly draws: readonly Draw[];
}

export interface Over<Outcome = unknown> {
  readonly kind: 'over';
  readonly outcome: Outcome;
}

export type Prompt<Choice, Outcome = unknown, Task extends string = string> =
  | Decision<Choice, Task>
  | Chance<Task>
  | Over<Outcome>;

/**
 * A pure function of its choices. State is plain JSON data; chance is a prompt like any other,
 * answered with `Drawn`.
 */
export interface Procedure<
  Setup,
  State,
  Choice extends object,
  Event extends GameEvent = GameEvent,
  Outcome = unknown,
  Task extends string = string,
> {
  readonly id: string;
  begin(setup: Setup): Step<State, Event>;
  prompt(state: State): Prompt<Choice, Outcome, Task>;
  /** Throws IllegalChoice and changes nothing when the choice is refused or not among the options. */
  apply(state: State, choice: Choice | Drawn): Step<State, Event>;
}

export class IllegalChoice extends Error {
  readonly because: RuleId;
  override readonly cause: string | undefined;

  constructor(message: string, because: RuleId, cause?: string) {
    super(message);
    this.name = 'IllegalChoice';
    this.because = because;
    this.cause = cause;
  }
}

/** The next step needs code that has not been loaded. Nothing has happened; it may be tried again. */
export class MissingPart extends Error {
  readonly part: string;

  constructor(part: string) {
    super(`«${part}» is not loaded.`);
    this.part = part;
  }
}
