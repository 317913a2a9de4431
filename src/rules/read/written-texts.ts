import { isLanguage, type Language } from '../languages.ts';
import type { CourseSource } from './load-course.ts';
import type { GameSource } from './load-game.ts';
import type { TopicText } from './parse-topic.ts';
import type { Role } from '../ask/passages.ts';
import { placeAt } from '../ask/places.ts';
import type { Place } from '../problems.ts';
import type { Path, YamlFile } from './yaml-file.ts';

export interface WrittenText {
  readonly text: string;
  readonly role: Role;
  /** The same for the same text in another language. */
  readonly slot: string;
  /** Where the letters of the text from one index to another stand. */
  readonly placeOf: (start: number, end: number) => Place;
}

/** All that a reader can meet in one language; names of the booklets' sections are not ours. */
export function writtenTexts(source: GameSource, language: Language): readonly WrittenText[] {
  const { game, books, topics, glossary, quick, questions, rulings, mistakes, teach } = source;
  const { firstGame, scenarios, texts, course } = source;
  return [
    ...textsIn(game, [
      ['name', language],
      ['summary', language],
      ...game.data.flows.flatMap((flow, f): Path[] => [
        ['flows', f, 'name', language],
        ...flow.steps.flatMap((_, s): Path[] => [
          ['flows', f, 'steps', s, 'name', language],
          ['flows', f, 'steps', s, 'description', language],
        ]),
      ]),
    ]),
    ...textsIn(
      books,
      books.data.books.flatMap((_, b): Path[] => [
        ['books', b, 'title', language],
        ['books', b, 'short', language],
      ]),
    ),
    ...textsIn(
      topics,
      topics.data.groups.map((_, g): Path => ['groups', g, 'name', language]),
    ),
    ...textsIn(
      glossary,
      glossary.data.terms.flatMap((term, t): Path[] => [
        ['terms', t, language, 'name'],
        ['terms', t, language, 'definition'],
        ...(term[language]?.aliases ?? []).map((_, a): Path => [
          'terms',
          t,
          language,
          'aliases',
          a,
        ]),
      ]),
    ),
    ...(rulings === undefined
      ? []
      : textsIn(rulings, [
          ...rulings.data.sources.map((_, s): Path => ['sources', s, 'title', language]),
          ...rulings.data.rulings.flatMap((_, r): Path[] =>
            ['where', 'question', 'ruling', 'departs'].map((part) => [
              'rulings',
              r,
              part,
              language,
            ]),
          ),
        ])),
    ...(questions === undefined
      ? []
      : textsIn(
          questions,
          questions.data.questions.flatMap(({ asked }, q): Path[] => [
            ...asked[language].map((_, way): Path => ['questions', q, 'asked', language, way]),
            ['questions', q, 'answer', language],
          ]),
        )),
    ...(mistakes === undefined
      ? []
      : textsIn(
          mistakes,
          mistakes.data.mistakes.flatMap((_, m): Path[] => [
            ['mistakes', m, 'wrong', language],
            ['mistakes', m, 'right', language],
          ]),
        )),
    ...(teach === undefined
      ? []
      : textsIn(
          teach,
          (['cards', 'players', 'played', 'later'] as const).flatMap((part) =>
            teach.data[part].flatMap((_, at): Path[] =>
              ['title', 'who', 'say'].map((words) => [part, at, words, language]),
            ),
          ),
        )),
    ...(firstGame === undefined
      ? []
      : textsIn(firstGame, [
          ...(['milestones', 'reasons'] as const).flatMap((part) =>
            firstGame.data[part].flatMap((_, at): Path[] =>
              ['title', 'say'].map((words) => [part, at, words, language]),
            ),
          ),
          ['later', language],
        ])),
    ...(quick === undefined
      ? []
      : textsIn(quick, [
          ...quick.data.checklists.flatMap(({ blocks }, c): Path[] => [
            ['checklists', c, 'title', language],
            ['checklists', c, 'for', language],
            ...blocks.map((_, b): Path => ['checklists', c, 'blocks', b, 'title', language]),
          ]),
          ...quick.data.groups.flatMap(({ sheets }, g): Path[] => [
            ['groups', g, 'name', language],
            ...sheets.flatMap(({ blocks }, s): Path[] => {
              const sheet = ['groups', g, 'sheets', s] as const;
              return [
                [...sheet, 'title', language],
                [...sheet, 'for', language],
                ...blocks.map((_, b): Path => [...sheet, 'blocks', b, 'title', language]),
              ];
            }),
          ]),
        ])),
    ...[...scenarios.values()].flatMap((scenario) =>
      textsIn(scenario, [
        ['title', language],
        ['intro', language],
        ['note', language],
      ]),
    ),
    ...[...(texts.get(language)?.values() ?? [])].flatMap(textsOfPage),
    ...(course === undefined ? [] : textsOfCourse(course, language)),
  ];
}

function textsOfCourse(
  { course, exercises, texts }: CourseSource,
  language: Language,
): WrittenText[] {
  return [
    ...textsIn(
      course,
      course.data.lessons.map((_, l): Path => ['lessons', l, 'board', 'task', language]),
    ),
    ...[...(texts.get(language)?.values() ?? [])].flatMap(textsOfPage),
    ...textsIn(
      exercises,
      exercises.data.exercises.flatMap(({ answers }, e): Path[] => [
        ['exercises', e, 'situation', language],
        ['exercises', e, 'question', language],
        ...answers.flatMap((_, a): Path[] => [
          ['exercises', e, 'answers', a, 'text', language],
          ['exercises', e, 'answers', a, 'feedback', language],
        ]),
      ]),
    ),
  ];
}

function textsOfPage({
  file,
  source,
  frontMatter,
  passages,
}: Pick<TopicText, 'file' | 'source' | 'frontMatter' | 'passages'>): WrittenText[] {
  return [
    ...textsIn(frontMatter, [['title'], ['summary']]),
    ...passages.map(({ text, offsets, role }, index) => ({
      text,
      role,
      slot: `${slotOf(file)} ${index}/${passages.length}`,
      placeOf: (start: number) => placeAt(file, source, offsets[start] ?? 0),
    })),
  ];
}

/** The words at these paths; what may be left out gives none. */
function textsIn(yaml: YamlFile<unknown>, paths: readonly Path[]): WrittenText[] {
  return paths.flatMap((path) => {
    const text = valueAt(yaml.data, path);
    if (typeof text !== 'string') return [];
    return {
      text,
      role: roleOf(path),
      slot: `${slotOf(yaml.file)} ${path.filter((key) => !isLanguage(key)).join('.')}`,
      placeOf: (start, end) => yaml.placeOfLetters(path, text, start, end),
    };
  });
}

const slotOf = (file: string): string =>
  file
    .split('/')
    .filter((folder) => !isLanguage(folder))
    .join('/');

const ROLES: Readonly<Partial<Record<string | number, Role>>> = {
  title: 'title',
  summary: 'sentence',
  answer: 'sentence',
  definition: 'sentence',
  intro: 'sentence',
  note: 'sentence',
  situation: 'sentence',
  feedback: 'sentence',
  question: 'sentence',
  wrong: 'sentence',
  right: 'sentence',
  say: 'sentence',
  task: 'sentence',
};

/** What is asked of a learner may be a request. */
const roleOf = (path: Path): Role =>
  path[2] === 'asked'
    ? 'asked'
    : (ROLES[path.findLast((key) => !isLanguage(key)) ?? ''] ?? 'words');

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Readonly<Record<string | number, unknown>>)[key]
        : undefined,
    data,
  );
}
