import type { AskedQuestion, Topic } from '../model.ts';
import type { ProblemList } from '../problems.ts';
import type { GameSource } from '../read/load-game.ts';
import type { NameLookup } from '../read/name-lookup.ts';
import { FAQ_PAGE, ruleId } from './references.ts';

/** What players ask, with rules that exist. */
export function linkQuestions(
  { questions }: GameSource,
  topics: readonly Topic[],
  lookup: NameLookup,
  problems: ProblemList,
): readonly AskedQuestion[] {
  if (questions === undefined) return [];
  const boxes = new Set(
    topics.flatMap(({ rules }) => rules.filter(({ kind }) => kind === 'faq').map(({ id }) => id)),
  );
  return questions.data.questions.map(({ id, often = false, asked, answer, rules }, q) => {
    const deciding = rules.flatMap(
      (rule, r) => lookup.rule(rule, '', questions.place(['questions', q, 'rules', r])) ?? [],
    );
    const [first] = deciding;
    if (answer === undefined && first !== undefined && !boxes.has(first)) {
      problems.add(
        'malformed-data',
        questions.place(['questions', q, 'id']),
        `The question «${id}» has no answer, and its first rule is not a box that answers.`,
        'Write `answer` in every language, «Так», «Ні» or a number first.',
      );
    }
    return {
      id: ruleId(lookup.game, FAQ_PAGE, id),
      isOften: often,
      asked,
      answer,
      rules: deciding,
    };
  });
}
