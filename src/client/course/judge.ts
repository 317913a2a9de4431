import type { ExerciseKind } from '../../rules/read/schemas.ts';

/** What is to be said about an answer; numbers name answers by their place in the content. */
export type Verdict =
  | { readonly kind: 'right'; readonly about: readonly number[] }
  | { readonly kind: 'wrong'; readonly about: readonly number[] }
  | { readonly kind: 'wrong-at'; readonly place: number; readonly about: readonly number[] }
  | { readonly kind: 'more' };

/** @param right the places of the right answers; of steps, all of them in order */
export function judge(
  kind: ExerciseKind,
  right: readonly number[],
  chosen: readonly number[],
): Verdict {
  if (kind === 'order') {
    const wrong = chosen.findIndex((step, place) => step !== right[place]);
    const step = chosen[wrong];
    return step === undefined
      ? { kind: 'right', about: right }
      : { kind: 'wrong-at', place: wrong + 1, about: [step] };
  }
  const mistakes = chosen.filter((answer) => !right.includes(answer));
  if (mistakes.length > 0) return { kind: 'wrong', about: mistakes };
  return right.every((answer) => chosen.includes(answer))
    ? { kind: 'right', about: right }
    : { kind: 'more' };
}

/** Before an answer can be judged, something must be chosen; of steps, all. */
export const isComplete = (
  kind: ExerciseKind,
  answers: number,
  chosen: readonly number[],
): boolean => (kind === 'order' ? chosen.length === answers : chosen.length > 0);

/** A choice made or taken back. Only one of several may be chosen where one is right. */
export function toggle(
  kind: ExerciseKind,
  chosen: readonly number[],
  answer: number,
): readonly number[] {
  if (kind === 'one') return [answer];
  return chosen.includes(answer) ? chosen.filter((other) => other !== answer) : [...chosen, answer];
}
