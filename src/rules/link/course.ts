import { LANGUAGES } from '../languages.ts';
import type { CourseSource } from '../read/load-course.ts';
import type { Answer, Course, Exercise, Lesson } from '../model.ts';
import type { NameLookup } from '../read/name-lookup.ts';
import type { ProblemList } from '../problems.ts';
import { wordsIn } from '../ask/word-count.ts';
import { COURSE_FOLDER, suggestion } from './references.ts';

/** Undefined where a game has no lessons yet. */
export function linkCourse(
  source: CourseSource | undefined,
  lookup: NameLookup,
  problems: ProblemList,
): Course | undefined {
  if (source === undefined) return undefined;
  const exercises = new Map(
    source.exercises.data.exercises.map((_, index): [string, Exercise] => {
      const exercise = linkExercise(source, index, lookup);
      return [exercise.id, exercise];
    }),
  );
  const lessons = source.course.data.lessons.map((_, index) =>
    linkLesson(source, index, exercises, lookup, problems),
  );
  return lessons.length === 0 ? undefined : { lessons, exercises };
}

function linkExercise({ exercises }: CourseSource, index: number, lookup: NameLookup): Exercise {
  const written = exercises.data.exercises[index];
  if (written === undefined) throw new Error(`There is no exercise number ${index}.`);
  const { id, kind, situation, question } = written;
  const answers = written.answers.flatMap(
    ({ text, right = false, feedback, rule }, a): Answer[] => {
      const place = exercises.place(['exercises', index, 'answers', a, 'rule']);
      const cited = lookup.rule(rule, COURSE_FOLDER, place);
      return cited === undefined ? [] : [{ text, right, feedback, rule: cited }];
    },
  );
  return { id, kind, situation, question, answers };
}

function linkLesson(
  { course, texts }: CourseSource,
  index: number,
  exercises: ReadonlyMap<string, Exercise>,
  lookup: NameLookup,
  problems: ProblemList,
): Lesson {
  const entry = course.data.lessons[index];
  if (entry === undefined) throw new Error(`There is no lesson number ${index}.`);
  const path = ['lessons', index];
  for (const [s, section] of entry.sources.entries()) {
    lookup.section(section, course.place([...path, 'sources', s]));
  }
  for (const [e, id] of (entry.exercises ?? []).entries()) {
    if (exercises.has(id)) continue;
    problems.add(
      'unknown-exercise',
      course.place([...path, 'exercises', e]),
      `There is no exercise «${id}» in exercises.yaml.`,
      suggestion(id, exercises.keys()),
    );
  }
  if (entry.scenario !== undefined) {
    lookup.scenario(entry.scenario, course.place([...path, 'scenario']));
  }
  for (const [w, term] of (entry.board?.words ?? []).entries()) {
    const { file, line, column } = course.place([...path, 'board', 'words', w]);
    lookup.link({ url: `term:${term}`, line, column }, COURSE_FOLDER, file);
  }
  const told: { -readonly [K in keyof Lesson['texts']]: Lesson['texts'][K] } = {};
  const embedded = new Set<string>();
  for (const language of LANGUAGES) {
    const text = texts.get(language)?.get(entry.id);
    if (text === undefined) continue;
    const { file, frontMatter, links, scenarios, passages } = text;
    const words = passages.reduce((sum, passage) => sum + wordsIn(passage.text), 0);
    told[language] = { ...frontMatter.data, file, words };
    for (const link of links) lookup.link(link, COURSE_FOLDER, file);
    for (const { scenario, line, column } of scenarios) {
      lookup.scenario(scenario, { file, line, column });
    }
    for (const { exercise } of text.exercises) embedded.add(exercise);
  }
  const { id, sources, scenario, board, checklist } = entry;
  return {
    id,
    sources,
    exercises: (entry.exercises ?? []).filter((exercise) => exercises.has(exercise)),
    embedded,
    scenario,
    board,
    checklist,
    texts: told,
  };
}
