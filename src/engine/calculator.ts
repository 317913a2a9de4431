import type { ParsedSetup } from './playable.ts';
import type { RuleId } from './procedure.ts';

/**
 * Answers one kind of question with exact chances. Questions and answers are plain data, so that a
 * worker can be asked and a link can hold the question.
 */
export interface Calculator<Question, Answer> {
  /** Game and name, like a procedure: `ti4/space-combat`. */
  readonly id: string;
  /** Takes whatever stands in a link or a file; a refusal leads to the value at fault. */
  readonly parse: (raw: unknown) => ParsedSetup<Question>;
  readonly answer: (question: Question) => Answer;
  /** Ids of all rules that an answer can cite. */
  readonly cited: readonly RuleId[];
}
