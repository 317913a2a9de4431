import { drawAfter } from './deck.ts';
import { IllegalChoice } from './procedure.ts';
import type { Chance, Drawn, Prompt, RuleId } from './procedure.ts';

/** Two choices are the same when they hold the same fields, in whatever order. */
export const choiceKey = (choice: object): string =>
  JSON.stringify(Object.entries(choice).sort(([a], [b]) => (a < b ? -1 : 1)));

export const isDrawn = (answer: object): answer is Drawn =>
  'kind' in answer &&
  answer.kind === 'drawn' &&
  'results' in answer &&
  Array.isArray(answer.results) &&
  answer.results.every((result) => typeof result === 'string');

const checkDrawn = (prompt: Chance, answer: object): Drawn => {
  const [asked] = prompt.rules;
  if (!isDrawn(answer)) {
    throw new IllegalChoice(
      `The step ${prompt.task} waits for dice or cards, not a choice.`,
      asked,
    );
  }
  const { draws } = prompt;
  if (answer.results.length !== draws.length) {
    const got = answer.results.length;
    throw new IllegalChoice(`${prompt.task} takes ${draws.length} results, ${got} given.`, asked);
  }
  for (const [index, result] of answer.results.entries()) {
    const draw = drawAfter(draws, answer.results.slice(0, index), index);
    if (draw?.faces.some((face) => face.result === result && face.weight > 0)) continue;
    throw new IllegalChoice(`${draw?.of ?? prompt.task} cannot show ${result}.`, asked);
  }
  return answer;
};

/** Returns the answer when the prompt allows it, and throws IllegalChoice when it does not. */
export const checkAnswer = <Choice extends object>(
  prompt: Prompt<Choice>,
  answer: unknown,
  whenOver: RuleId,
): Choice | Drawn => {
  if (prompt.kind === 'over') {
    throw new IllegalChoice('The procedure is over and takes no more choices.', whenOver);
  }
  const [asked] = prompt.rules;
  if (typeof answer !== 'object' || answer === null) {
    throw new IllegalChoice(`${prompt.task} got something that is not a choice.`, asked);
  }
  if (prompt.kind === 'chance') return checkDrawn(prompt, answer);
  // Most answers are the very option that was offered; only the others have to be compared.
  const offered = prompt.options.find(({ choice }) => choice === answer);
  const key = offered ? '' : choiceKey(answer);
  const option = offered ?? prompt.options.find(({ choice }) => choiceKey(choice) === key);
  if (!option) throw new IllegalChoice(`${prompt.task} does not offer ${key}.`, asked);
  if (!option.allowed) {
    const { because, cause } = option;
    throw new IllegalChoice(
      `${prompt.task} refuses ${choiceKey(answer)}: see ${because}.`,
      because,
      cause,
    );
  }
  return option.choice;
};
