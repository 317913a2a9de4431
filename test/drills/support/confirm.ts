import { drawAfter } from '../../../src/engine/deck.ts';
import { IllegalChoice } from '../../../src/engine/procedure.ts';
import type { Chance, Drawn } from '../../../src/engine/procedure.ts';
import { answerOf } from '../../../src/drills/make.ts';
import type { Source } from '../../../src/drills/make.ts';
import { reach } from '../../../src/drills/measure.ts';
import { ALLOWED } from '../../../src/drills/question.ts';
import type { Question, Value } from '../../../src/drills/question.ts';

/** What comes of doing it: `allowed`, or the rule that refuses. */
const outcomeOf = (step: () => unknown): Value => {
  try {
    step();
    return ALLOWED;
  } catch (error) {
    if (error instanceof IllegalChoice) return error.because;
    throw error;
  }
};

/** So many results, each one that its draw can show; more than there are draws repeat the last. */
const drawn = ({ draws }: Chance, many: number): Drawn => {
  const results: string[] = [];
  for (let at = 0; at < many; at += 1) {
    const draw = drawAfter(draws, results, Math.min(at, draws.length - 1)) ?? draws.at(-1);
    results.push(draw?.faces.find(({ weight }) => weight > 0)?.result ?? '');
  }
  return { kind: 'drawn', results };
};

/** What is wrong with a question, told by playing every one of its answers; empty when nothing is. */
export const mistakesIn = (question: Question, source: Source): readonly string[] => {
  const { id, ask, answers, right, position } = question;
  const told = answerOf({ ask, position }, source);
  const mistakes = answers.flatMap((answer, index) => {
    const isRight = index === right;
    if ((answer === told) !== isRight) return [`${id}: ${String(answer)} is measured otherwise`];
    if (position === null) return [];
    const { moment } = reach(position, source.procedures);
    const prompt = moment.prompt();
    if (ask.by === 'choice' && (outcomeOf(() => moment.next(ask.choice)) === answer) !== isRight) {
      return [`${id}: ${String(answer)} is played otherwise`];
    }
    // Of all draws, or of those of one name beside the others.
    if (ask.by === 'draws' && prompt.kind === 'chance' && typeof answer === 'number') {
      const others = prompt.draws.filter(({ of }) => ask.of !== undefined && of !== ask.of).length;
      const taken = outcomeOf(() => moment.next(drawn(prompt, answer + others))) === ALLOWED;
      if (taken !== isRight) return [`${id}: ${answer} results are taken otherwise`];
    }
    return [];
  });
  const twice = new Set(answers).size < answers.length ? [`${id} offers one answer twice`] : [];
  return [...mistakes, ...twice, ...(answers.length < 2 ? [`${id} offers no choice`] : [])];
};
