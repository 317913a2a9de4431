import { partsOf } from '../games/index.ts';
import { procedureOf } from '../games/procedures.ts';
import { practiceWords } from '../i18n/practice.ts';
import type { InterfaceLanguage } from '../i18n/languages.ts';
import { ruleNotes, termNames } from '../rules/ask/rule-notes.ts';
import { topicUrl } from '../rules/ask/urls.ts';
import { inLanguage, spokenTo } from '../rules/languages.ts';
import type { Language } from '../rules/languages.ts';
import { splitRuleId } from '../rules/link/references.ts';
import type { RuleId } from '../rules/link/references.ts';
import type { Game, Model } from '../rules/model.ts';
import type { Described } from '../player/described.ts';
import type { Told } from './drills.ts';
import { inTurns, isRule } from './make.ts';
import type { Source } from './make.ts';
import type { Pool, PooledQuestion } from './pool-data.ts';
import { ALLOWED } from './question.ts';
import type { Question } from './question.ts';

/** Four months of days, and some eight of each kind: enough to meet none by heart. */
const QUESTIONS = 128;

const ALL = await partsOf((game) => game.drills?.());

export const hasDrills = (game: string): boolean => ALL.has(game);

export const sourceOf = (game: string): Source | undefined => {
  const drills = ALL.get(game);
  return drills && { ...drills, procedures: procedureOf };
};

const made = new Map<string, readonly Question[]>();

/** The same for every language, and so made once. */
export const questionsFor = (game: string): readonly Question[] => {
  const source = sourceOf(game);
  const known = made.get(game) ?? (source ? inTurns(source, QUESTIONS) : []);
  made.set(game, known);
  return known;
};

/** The procedures that its positions are played by. */
export const triedOf = (game: string): readonly Described[] =>
  [
    ...new Set(
      questionsFor(game).flatMap(({ position }) => (position ? [position.procedure] : [])),
    ),
  ].map(procedureOf);

/** The words of a game in one language, its glossary at hand. */
export const toldIn = (game: Game, language: Language): Told => {
  const drills = ALL.get(game.id);
  if (!drills) throw new Error(`Nothing is asked about «${game.id}».`);
  const names = termNames(
    game,
    language,
    game.terms.map(({ id }) => id),
  );
  return drills.tell(language, (id) => {
    const name = names[id];
    if (name === undefined) throw new Error(`The glossary of ${game.id} has no «${id}».`);
    return name;
  });
};

const pooled = (question: Question, told: Told, allowed: string): PooledQuestion => {
  const { id, kind, knowledge, complexity, facts, position, answers, right, rule } = question;
  return {
    id,
    kind,
    knowledge,
    complexity,
    text: told.question(kind, facts),
    answers: answers.map((value) => {
      if (value === ALLOWED) return allowed;
      return isRule(value) ? value : told.answer(kind, value);
    }),
    right,
    rule,
    ...(position && {
      position: {
        ...position,
        play: `${splitRuleId(rule).game}/${procedureOf(position.procedure).play}`,
      },
    }),
  };
};

export const poolOf = (model: Model, game: Game, language: InterfaceLanguage): Pool => {
  const told = toldIn(game, spokenTo(language));
  const { allowed } = practiceWords(language);
  const questions = questionsFor(game.id).map((question) => pooled(question, told, allowed));
  const named = questions.flatMap(({ rule, answers }) => [rule, ...answers.filter(isRule)]);
  const ids = [...new Set<RuleId>(named)];
  const rules = Object.entries(ruleNotes(model, language, ids)).map(([id, { text, url, lang }]) => {
    const { topic } = splitRuleId(id as RuleId);
    return [id, { text, url, topic, ...(lang && { lang }) }] as const;
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
