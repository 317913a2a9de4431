import { inTurns } from '../../../src/drills/make.ts';
import { sourceOf } from '../../../src/drills/source.ts';

const QUESTIONS = 60;

/** Questions of a kind that answer otherwise than a reader reckons, who shares nothing with the kind. */
export const wronglyAnswered = (
  game: string,
  kind: string,
  reckon: (facts: never) => number | string,
): readonly string[] => {
  const source = sourceOf(game);
  const draws = source?.kinds[kind];
  if (!source || !draws) throw new Error(`${game} has no kind «${kind}».`);
  const questions = inTurns({ ...source, kinds: { [kind]: draws } }, QUESTIONS);
  if (questions.length < 10) throw new Error(`${kind} asks too little to be reckoned.`);
  return questions
    .filter(({ facts, answers, right }) => answers[right] !== reckon(facts as never))
    .map(({ id }) => id);
};

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((all, one) => all + one, 0);
