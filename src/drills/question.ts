import type { RuleId } from '../engine/procedure.ts';
import type { Chance } from './chance.ts';

/** A place in a game, as a worked example would write it, and the way that leads there. */
export interface Position {
  readonly procedure: string;
  readonly setup: unknown;
  readonly choices: readonly object[];
}

/** What is asked of a position; the engine answers it by playing (`measure.ts`). */
export type Ask =
  /** May this be done, and if not, by which rule? */
  | { readonly by: 'choice'; readonly choice: object }
  | { readonly by: 'decides' }
  /** How many dice are rolled or cards drawn; only those of one name, where it is given. */
  | { readonly by: 'draws'; readonly of?: string }
  /** How often something has happened since the beginning, or the sum of a number of it. */
  | {
      readonly by: 'events';
      readonly kind: string;
      readonly field?: string;
      readonly where?: Readonly<Record<string, string>>;
    }
  /** What the last step leaves; of a list its length. */
  | {
      readonly by: 'summary';
      readonly path: readonly string[];
      /** What it is where the summary does not tell of it. */
      readonly otherwise?: Value;
    }
  /** A number of the tables. */
  | { readonly by: 'figure'; readonly of: string; readonly field: string };

/** A rule, a side, a number; `allowed`: it may be done. */
export type Value = string | number;

export const ALLOWED = 'allowed';

/** 1: whoever has played once knows it; 3: even those who play often look it up. */
export type Level = 1 | 2 | 3;

export interface Draft<Facts> {
  /** All that the sentence tells. */
  readonly facts: Facts;
  readonly position?: Position;
  readonly ask: Ask;
  /** The rule that decides, where the answer itself is none. */
  readonly rule: RuleId;
  /** What a reader may take for right: for rules those of the same topic that do not decide here. */
  readonly wrong: readonly Value[];
  /** Numbers offered lie within these, both of which may be offered. */
  readonly within?: readonly [least: number, most: number];
  /** Answers that the kind means to ask for; any other one would be decided by something else. */
  readonly meant?: readonly Value[];
}

/** One kind of question: draws a situation, or none when what was drawn makes no fair one. */
export interface Kind<Facts = unknown> {
  /** How much of the rules one must know, and how much there is to see at once. */
  readonly knowledge: Level;
  readonly complexity: Level;
  readonly draw: (chance: Chance) => Draft<Facts> | null;
}

export interface Question {
  /** Of its kind and number; for ever the same situation while the kind is not changed. */
  readonly id: string;
  readonly kind: string;
  readonly knowledge: Level;
  readonly complexity: Level;
  readonly facts: unknown;
  readonly position: Position | null;
  readonly ask: Ask;
  readonly answers: readonly Value[];
  /** The place of the right one. */
  readonly right: number;
  readonly rule: RuleId;
}

export type Kinds<Facts> = { readonly [Name in keyof Facts]: Kind<Facts[Name]> };

/** What one language calls a thing: a unit, a card, a planet; in the nominative. */
export type Names = (id: string) => string;

/** The questions of a game in one language, and its answers that are neither numbers nor rules. */
export interface Asked<Facts> {
  readonly questions: {
    readonly [Name in keyof Facts]: (facts: Facts[Name], name: Names) => string;
  };
  readonly answers: Readonly<Record<string, string>>;
  /** Numbers that are told by more than their digits. */
  readonly numbers?: { readonly [Name in keyof Facts]?: (value: number) => string };
}
