import type { ParsedSetup } from './playable.ts';
import type { RuleId } from './procedure.ts';

/** Hears what share of the work is done, from time to time. */
export type Progress = (share: number) => void;
export const noProgress: Progress = () => undefined;

/**
 * Answers one kind of question with exact chances. Questions and answers are plain data, so that a
 * worker can be asked and a link can hold the question.
 */
export interface Calculator<Question, Answer> {
  /** Game and name, like a procedure: `duel/blow`. */
  readonly id: string;
  /** Takes whatever stands in a link or a file; a refusal leads to the value at fault. */
  readonly parse: (raw: unknown) => ParsedSetup<Question>;
  readonly answer: (question: Question, progress?: Progress) => Answer;
  /** The same but for what each card or rule is worth, where that is most of the work. */
  readonly brief?: (question: Question) => Answer;
  /** Ids of all rules that an answer can cite. */
  readonly cited: readonly RuleId[];
}
