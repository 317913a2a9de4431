import { inLanguage, spokenTo, type Language } from '../languages.ts';
import type {
  Book,
  BookSection,
  Game,
  Model,
  QuickSheet,
  Rule,
  RuleStatement,
  Scenario,
  Topic,
} from '../model.ts';
import { pagesOf, type PageList } from './pages.ts';
import type { RuleId } from '../link/references.ts';

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

export function scenarioOf(game: Game, id: string): Scenario {
  const scenario = game.scenarios.find((candidate) => candidate.id === id);
  if (scenario === undefined) throw new Error(`The game «${game.id}» has no scenario «${id}».`);
  return scenario;
}

/** The language that a game is told in, the wanted one if possible. */
export function gameLanguage({ languages }: Pick<Game, 'languages'>, wanted: string): Language {
  return languages.find((told) => told === wanted) ?? languages[0] ?? spokenTo(wanted);
}

/** Whether a rule or a term has words in this language, and so a page of its own. */
export function isTold({ rules, terms }: Model, id: RuleId, language: Language): boolean {
  const texts = rules.get(id)?.statements ?? terms.get(id)?.words;
  return texts?.[language] !== undefined;
}

export function hasQuestions(game: Game): boolean {
  return (
    game.questions.length > 0 ||
    game.rulings.length > 0 ||
    game.topics.some(({ rules }) => rules.some(({ kind }) => kind === 'faq'))
  );
}

/** «Бій › Атака › Киньте кубики»: where a rule stands, in words. */
export function pathOf(topic: Topic, rule: Rule, language: string): string[] {
  const path: string[] = [];
  let section = rule.section;
  while (section !== undefined) {
    const heading = topic.rules.find(({ anchor }) => anchor === section);
    path.unshift((heading && inLanguage(heading.statements, language)?.title) ?? section);
    section = heading?.section;
  }
  return [inLanguage(topic.texts, language)?.title ?? topic.id, ...path];
}

/** A rule's own name, or the path to it: rules proper have no titles. */
export function titleOf(topic: Topic, rule: Rule, language: string): string {
  return inLanguage(rule.statements, language)?.title ?? pathOf(topic, rule, language).join(' › ');
}

export function statementOf(rule: Rule, language: string): RuleStatement | undefined {
  return inLanguage(rule.statements, language);
}

/** Rules that stand under this one in its list, or under this heading. */
export function childrenOf(topic: Topic, rule: Rule): readonly Rule[] {
  return rule.kind === 'section'
    ? topic.rules.filter((other) => other.section === rule.anchor && other.parent === undefined)
    : topic.rules.filter((other) => other.parent === rule.anchor);
}

export function sectionsOf(game: Game, ids: readonly string[]): readonly BookSection[] {
  const wanted = new Set(ids);
  return game.books.flatMap((book) => book.sections.filter(({ id }) => wanted.has(id)));
}

/** Which booklets print something, each with the first of its sections and the pages. */
export function printedIn(
  game: Game,
  sources: readonly string[],
): readonly { readonly book: Book; readonly first: string; readonly pages: PageList }[] {
  return game.books.flatMap((book) => {
    const sections = sectionsOf({ ...game, books: [book] }, sources);
    const [first] = sections;
    return first === undefined ? [] : { book, first: first.id, pages: pagesOf(sections) };
  });
}

export const sheetsOf = (game: Game): readonly QuickSheet[] =>
  game.quick.groups.flatMap(({ sheets }) => sheets);

/** Scenarios that a topic shows come first, in the order of the topics. */
export function scenariosOf(game: Game): readonly Scenario[] {
  const shown = game.topics.flatMap((topic) => topic.scenarios);
  const rank = ({ id }: Scenario): number =>
    shown.includes(id) ? shown.indexOf(id) : shown.length;
  return game.scenarios.toSorted((a, b) => rank(a) - rank(b));
}

/** Walkthroughs that apply a rule, each with the first step that does. */
export function momentsOf(
  game: Game,
  id: RuleId,
): readonly { readonly scenario: Scenario; readonly step: number }[] {
  return scenariosOf(game).flatMap((scenario) => {
    const step = scenario.moments.findIndex((rules) => rules.includes(id));
    return step < 0 ? [] : { scenario, step };
  });
}

/** Every printed number of a game with the rule that states it; the first one where several do. */
export function numberedIn(
  game: Game,
): readonly { readonly number: string; readonly id: RuleId }[] {
  const found = new Map<string, RuleId>();
  for (const topic of game.topics) {
    const [first] = topic.rules;
    if (topic.number !== undefined && first !== undefined) found.set(topic.number, first.id);
    for (const { id, numbers } of topic.rules) {
      for (const number of numbers) if (!found.has(number)) found.set(number, id);
    }
  }
  return [...found].map(([number, id]) => ({ number, id }));
}
