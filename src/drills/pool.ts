import { procedureOf } from '../games/procedures.ts';
import { practiceWords } from '../i18n/practice.ts';
import type { InterfaceLanguage } from '../i18n/languages.ts';
import { plainText } from '../rules/ask/plain-text.ts';
import { ruleNotes } from '../rules/ask/rule-notes.ts';
import { topicUrl } from '../rules/ask/urls.ts';
import { inLanguage, spokenTo } from '../rules/languages.ts';
import { splitRuleId } from '../rules/link/references.ts';
import type { RuleId } from '../rules/link/references.ts';
import type { Game, Model, RuleStatement } from '../rules/model.ts';
import type { Told } from './drills.ts';
import { isRule } from './make.ts';
import type { Pool, PooledQuestion } from './pool-data.ts';
import { ALLOWED } from './question.ts';
import type { Position, Question } from './question.ts';
import { questionsFor, toldIn } from './source.ts';

/** The last sentence asks; those before it tell where. */
const apart = (text: string): Pick<PooledQuestion, 'situation' | 'text'> => {
  const [, situation, question] = /^(.*[.!?]) ([^.!?]+\?)$/u.exec(text) ?? [];
  return situation !== undefined && question !== undefined
    ? { situation, text: question }
    : { text };
};

const placed = (
  { procedure: id, setup, choices }: Position,
  game: string,
): NonNullable<PooledQuestion['position']> => {
  const procedure = procedureOf(id);
  const read = procedure.read(setup);
  if (!read.ok) throw new Error(`setup.${read.path}: ${read.problem}.`);
  return { procedure: id, play: `${game}/${procedure.play}`, setup: read.setup, choices };
};

const pooled = (question: Question, told: Told, allowed: string): PooledQuestion => {
  const { id, kind, knowledge, complexity, facts, position, answers, right, rule } = question;
  return {
    id,
    kind,
    knowledge,
    complexity,
    ...apart(told.question(kind, facts)),
    answers: answers.map((value) => {
      if (value === ALLOWED) return allowed;
      return isRule(value) ? value : told.answer(kind, value);
    }),
    right,
    rule,
    ...(position && { position: placed(position, splitRuleId(rule).game) }),
  };
};

/** Without the heading that a step of a list begins with: «Step 2.» is no reason. */
const reason = ({ content: [first], text }: Pick<RuleStatement, 'content' | 'text'>): string => {
  const lead = first?.type === 'strong' ? plainText([first]) : '';
  const rest = text.slice(lead.length).trim();
  return lead.endsWith('.') && rest !== '' ? rest : text;
};

export const poolOf = (model: Model, game: Game, language: InterfaceLanguage): Pool => {
  const told = toldIn(game, spokenTo(language));
  const { allowed } = practiceWords(language);
  const questions = questionsFor(game.id).map((question) => pooled(question, told, allowed));
  const named = questions.flatMap(({ rule, answers }) => [rule, ...answers.filter(isRule)]);
  const ids = [...new Set<RuleId>(named)];
  const rules = Object.entries(ruleNotes(model, language, ids)).map(([id, { text, url, lang }]) => {
    const { topic } = splitRuleId(id as RuleId);
    const statement = inLanguage(model.rules.get(id as RuleId)?.statements ?? {}, language);
    return [
      id,
      { text: statement ? reason(statement) : text, url, topic, ...(lang && { lang }) },
    ] as const;
  });
  const topics = game.topics.filter(({ id }) => rules.some(([, { topic }]) => topic === id));
  return {
    game: game.id,
    questions,
    rules: Object.fromEntries(rules),
    topics: Object.fromEntries(
      topics.map(({ id, texts }) => [
        id,
        { title: inLanguage(texts, language)?.title ?? id, url: topicUrl(language, game.id, id) },
      ]),
    ),
  };
};
