import { linkBook } from './book.ts';
import { linkCourse } from './course.ts';
import { linkFirstGame } from './first-game.ts';
import { linkMistakes } from './mistakes.ts';
import { linkQuestions } from './questions.ts';
import { linkQuick } from './quick.ts';
import { linkRulings } from './rulings.ts';
import { linkScenario } from './scenario.ts';
import { linkTeaching } from './teach.ts';
import { linkTerm } from './term.ts';
import { linkTopic } from './topic.ts';
import type { GameSource } from '../read/load-game.ts';
import type { Game, Group } from '../model.ts';
import { nameLookup, type KnownNames } from '../read/name-lookup.ts';
import type { ProblemList } from '../problems.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Joins the files of a game into one model, reporting every name that leads nowhere. */
export function linkGame(
  source: GameSource,
  known: KnownNames,
  vocabulary: Vocabulary,
  problems: ProblemList,
): Game {
  const { game, books, topics, glossary } = source;
  const lookup = nameLookup(source, known, vocabulary, problems);
  for (const [f, flow] of game.data.flows.entries()) {
    for (const [s, { rule }] of flow.steps.entries()) {
      if (rule !== undefined) lookup.rule(rule, '', game.place(['flows', f, 'steps', s, 'rule']));
    }
  }
  const groups: Group[] = topics.data.groups.map((group, g) => ({
    id: group.id,
    name: group.name,
    topics: group.topics.map((topic, t) =>
      linkTopic(topic, group.id, ['groups', g, 'topics', t], source, lookup),
    ),
  }));
  const linked = groups.flatMap((group) => group.topics);
  const scenarios = [...source.scenarios].map(([id, file]) =>
    linkScenario(id, file, lookup, problems),
  );
  return {
    ...game.data,
    books: books.data.books.map((book) => linkBook(book, topics.data)),
    groups,
    topics: linked,
    terms: glossary.data.terms.map((term, index) =>
      linkTerm(term, index, source, lookup, problems),
    ),
    scenarios,
    questions: linkQuestions(source, linked, lookup, problems),
    rulings: linkRulings(source, linked, lookup, problems),
    mistakes: linkMistakes(source, scenarios, lookup, problems),
    teach: linkTeaching(source, lookup),
    firstGame: linkFirstGame(source, lookup),
    quick: linkQuick(source, lookup, problems),
    course: linkCourse(source.course, lookup, problems),
  };
}
