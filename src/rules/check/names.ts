import type { GameSource } from '../read/load-game.ts';
import type { Place, ProblemList } from '../problems.ts';
import { RESERVED_TOPICS } from '../link/references.ts';

type Names = Pick<
  GameSource,
  | 'game'
  | 'books'
  | 'topics'
  | 'glossary'
  | 'quick'
  | 'questions'
  | 'rulings'
  | 'mistakes'
  | 'teach'
  | 'firstGame'
>;
export type Named = readonly [id: string, place: Place];

/** Every name in a game's lists stands once and can be part of an address. */
export function checkNames(source: Names, problems: ProblemList): void {
  const { game, books, topics, glossary, quick, questions, rulings, mistakes, teach } = source;
  const { firstGame } = source;
  const groups = topics.data.groups.entries().toArray();
  const listed = groups.flatMap(([g, group]) =>
    group.topics.map(({ id }, t): Named => [id, topics.place(['groups', g, 'topics', t, 'id'])]),
  );
  for (const [id, place] of listed) {
    if (!RESERVED_TOPICS.has(id)) continue;
    problems.add(
      'reserved-name',
      place,
      `«${id}» is an address of the site itself.`,
      'Choose another name for the topic.',
    );
  }
  const flows = game.data.flows.entries().toArray();
  const booklets = books.data.books.entries().toArray();
  const terms = glossary.data.terms.entries().toArray();
  const lists: readonly (readonly [string, readonly Named[]])[] = [
    ['topic', listed],
    ['group', groups.map(([g, { id }]) => [id, topics.place(['groups', g, 'id'])])],
    ['flow', flows.map(([f, { id }]) => [id, game.place(['flows', f, 'id'])])],
    ['booklet', booklets.map(([b, { id }]) => [id, books.place(['books', b, 'id'])])],
    [
      'section',
      booklets.flatMap(([b, book]) =>
        book.sections.map(({ id }, s): Named => [
          id,
          books.place(['books', b, 'sections', s, 'id']),
        ]),
      ),
    ],
    ['term', terms.map(([t, { id }]) => [id, glossary.place(['terms', t, 'id'])])],
    [
      // Both stand on one page.
      'question or ruling',
      [
        ...(questions?.data.questions.map(({ id }, q): Named => [
          id,
          questions.place(['questions', q, 'id']),
        ]) ?? []),
        ...(rulings?.data.rulings.map(({ id }, r): Named => [
          id,
          rulings.place(['rulings', r, 'id']),
        ]) ?? []),
      ],
    ],
    [
      'source of rulings',
      rulings?.data.sources.map(({ id }, s) => [id, rulings.place(['sources', s, 'id'])]) ?? [],
    ],
    [
      'mistake',
      mistakes?.data.mistakes.map(({ id }, m) => [id, mistakes.place(['mistakes', m, 'id'])]) ?? [],
    ],
    ['card', teach?.data.cards.map(({ id }, c) => [id, teach.place(['cards', c, 'id'])]) ?? []],
    [
      'milestone',
      firstGame?.data.milestones.map(({ id }, m) => [
        id,
        firstGame.place(['milestones', m, 'id']),
      ]) ?? [],
    ],
    [
      'reason',
      firstGame?.data.reasons.map(({ id }, r) => [id, firstGame.place(['reasons', r, 'id'])]) ?? [],
    ],
    ['quick reference', sheetNames(quick)],
    [
      'checklist',
      quick?.data.checklists.map(({ id }, c) => [id, quick.place(['checklists', c, 'id'])]) ?? [],
    ],
  ];
  for (const [what, named] of lists) checkOnce(what, named, problems);
}

export function checkOnce(what: string, named: readonly Named[], problems: ProblemList): void {
  const seen = new Map<string, Place>();
  for (const [id, place] of named) {
    const earlier = seen.get(id);
    if (earlier === undefined) {
      seen.set(id, place);
      continue;
    }
    problems.add(
      'duplicate-id',
      place,
      `The ${what} «${id}» is listed twice; the first time at line ${earlier.line}.`,
      'Keep one of the two, or give one another name.',
    );
  }
}

const sheetNames = (quick: Names['quick']): readonly Named[] =>
  quick?.data.groups.flatMap(({ sheets }, g) =>
    sheets.map(({ id }, s): Named => [id, quick.place(['groups', g, 'sheets', s, 'id'])]),
  ) ?? [];
