import { LANGUAGES, type Language, type PerLanguage } from './languages.ts';
import type { BookSection, Game, Model, Rule, RuleStatement, Scenario, Topic } from './model.ts';
import type { RuleId } from './references.ts';

/** Questions that pages, indexes and files all ask of the model. */

export function gameOf(model: Model, id: string): Game {
  const game = model.games.find((candidate) => candidate.id === id);
  if (game === undefined) throw new Error(`There is no game «${id}».`);
  return game;
}

export function topicOf(game: Game, id: string): Topic {
  const topic = game.topics.find((candidate) => candidate.id === id);
  if (topic === undefined) throw new Error(`The game «${game.id}» has no topic «${id}».`);
  return topic;
}

/** The language to show where the wanted one is not written yet. */
export function shownLanguage(
  { texts }: { readonly texts: PerLanguage<unknown> },
  wanted: Language,
): Language {
  if (texts[wanted] !== undefined) return wanted;
  return LANGUAGES.find((language) => texts[language] !== undefined) ?? wanted;
}

/** «Бій › Атака › Киньте кубики»: where a rule stands, in words. */
export function pathOf(topic: Topic, rule: Rule, language: Language): string[] {
  const path: string[] = [];
  let section = rule.section;
  while (section !== undefined) {
    const heading = topic.rules.find(({ anchor }) => anchor === section);
    path.unshift(heading?.statements[language]?.title ?? section);
    section = heading?.section;
  }
  return [topic.texts[language]?.title ?? topic.id, ...path];
}

/** A rule's own name, or the path to it: rules proper have no titles. */
export function titleOf(topic: Topic, rule: Rule, language: Language): string {
  return rule.statements[language]?.title ?? pathOf(topic, rule, language).join(' › ');
}

export function statementOf(rule: Rule, language: Language): RuleStatement | undefined {
  return rule.statements[language] ?? Object.values(rule.statements)[0];
}

/** Rules that stand under this one in its list, or under this heading. */
export function childrenOf(topic: Topic, rule: Rule): readonly Rule[] {
  return rule.kind === 'section'
    ? topic.rules.filter((other) => other.section === rule.anchor && other.parent === undefined)
    : topic.rules.filter((other) => other.parent === rule.anchor);
}

/** FAQ answers and edition notes about a rule, then rules whose text refers to it. */
export function referrersOf(
  model: Model,
  id: RuleId,
): { about: readonly Rule[]; mentions: readonly Rule[] } {
  const all = [...model.rules.values()];
  const about = all.filter((rule) => rule.about.includes(id));
  const mentions = all.filter(
    (rule) =>
      !about.includes(rule) &&
      Object.values(rule.statements).some((statement) => statement.refs.includes(id)),
  );
  return { about, mentions };
}

export function sectionsOf(game: Game, ids: readonly string[]): readonly BookSection[] {
  const wanted = new Set(ids);
  return game.books.flatMap((book) => book.sections.filter(({ id }) => wanted.has(id)));
}

/** Scenarios that a topic shows come first, in the order of the topics. */
export function scenariosOf(game: Game): readonly Scenario[] {
  const shown = game.topics.flatMap((topic) => topic.scenarios);
  const rank = ({ id }: Scenario): number =>
    shown.includes(id) ? shown.indexOf(id) : shown.length;
  return game.scenarios.toSorted((a, b) => rank(a) - rank(b));
}
