import type { RuleId } from '../engine/procedure.ts';
import type { Level } from './question.ts';

/** A question as a page asks it. */
export interface PooledQuestion {
  readonly id: string;
  readonly kind: string;
  readonly knowledge: Level;
  readonly complexity: Level;
  /** What there is, where it is told apart from what is asked. */
  readonly situation?: string;
  readonly text: string;
  /** Words, or the id of a rule. */
  readonly answers: readonly string[];
  readonly right: number;
  readonly rule: RuleId;
  /** Where it can be tried out; a figure of the tables has no such place. */
  readonly position?: {
    readonly procedure: string;
    readonly play: string;
    /** As the build has read it. */
    readonly setup: unknown;
    readonly choices: readonly object[];
  };
}

export interface PooledRule {
  readonly text: string;
  readonly url: string;
  readonly topic: string;
  /** Of the words, where the page speaks another language. */
  readonly lang?: string | undefined;
}

/** What the pages of practice and of the day fetch: one file a game and a language. */
export interface Pool {
  readonly game: string;
  readonly questions: readonly PooledQuestion[];
  readonly rules: Readonly<Record<RuleId, PooledRule>>;
  readonly topics: Readonly<Record<string, { readonly title: string; readonly url: string }>>;
}
