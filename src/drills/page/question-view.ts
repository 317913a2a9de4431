import type { PracticeWords } from '../../i18n/practice.ts';
import type { Pool, PooledQuestion } from '../pool-data.ts';
import { button, element, link } from './element.ts';
import { tryFragment } from './try-link.ts';

export interface QuestionView {
  readonly root: HTMLElement;
  /** Where the reader goes on from, once the question is answered. */
  readonly after: HTMLElement;
  readonly heading: HTMLElement;
}

interface Asked {
  readonly pool: Pool;
  readonly question: PooledQuestion;
  readonly words: PracticeWords;
  /** The page of practice, which shows positions. */
  readonly practice: string;
  readonly onAnswer: (isRight: boolean) => void;
}

/** An answer is words, or a rule that forbids. */
const told = (pool: Pool, answer: string, forbidden: string): HTMLElement => {
  const rule = Object.entries(pool.rules).find(([id]) => id === answer)?.[1];
  if (!rule) return element('span', 'answer-words', answer);
  const text = element('span', '', rule.text);
  if (rule.lang !== undefined) text.lang = rule.lang;
  return element('span', 'answer-words', `${forbidden} `, text);
};

/** A question with its situation and its answers as buttons; what is chosen is judged at once and explained by its rule. */
export const questionView = ({
  pool,
  question,
  words: t,
  practice,
  onAnswer,
}: Asked): QuestionView => {
  const heading = element('h2', 'exercise-question', question.text);
  heading.tabIndex = -1;
  const verdict = element('div', 'exercise-verdict');
  verdict.role = 'status';
  const after = element('p', 'drill-after');
  const buttons = question.answers.map((answer, index) => {
    const choice = button('', 'answer', () => judge(index));
    choice.append(element('span', 'answer-number'), told(pool, answer, t.forbidden));
    return choice;
  });
  const root = element(
    'section',
    'exercise drill',
    ...(question.situation === undefined
      ? []
      : [element('p', 'exercise-situation', question.situation)]),
    heading,
    element('ul', 'answers', ...buttons.map((choice) => element('li', '', choice))),
    verdict,
    after,
  );
  heading.id = `question-${question.id}`;
  root.setAttribute('aria-labelledby', heading.id);

  const judge = (chosen: number): void => {
    const isRight = chosen === question.right;
    for (const [index, choice] of buttons.entries()) {
      choice.disabled = true;
      choice.ariaPressed = String(index === chosen);
      if (index === question.right) choice.dataset['mark'] = 'right';
      else if (index === chosen) choice.dataset['mark'] = 'wrong';
    }
    root.dataset['state'] = isRight ? 'right' : 'wrong';
    const right = question.answers[question.right] ?? '';
    verdict.append(
      element('p', 'verdict', isRight ? t.right : t.wrong),
      ...(isRight || right in pool.rules
        ? []
        : [element('p', '', `${t.answer}: `, told(pool, right, t.forbidden))]),
      ...explained(),
    );
    onAnswer(isRight);
  };

  const explained = (): readonly HTMLElement[] => {
    const rule = pool.rules[question.rule];
    if (!rule) return [];
    const text = element('span', 'rule-text', rule.text);
    if (rule.lang !== undefined) text.lang = rule.lang;
    return [
      element(
        'p',
        'answer-rule',
        `${t.because} `,
        text,
        ' ',
        link(t.openRule, rule.url, 'rule-open'),
      ),
      ...(question.position
        ? [element('p', '', link(t.tryIt, `${practice}${tryFragment(question.id)}`, 'chip'))]
        : []),
    ];
  };

  return { root, after, heading };
};
