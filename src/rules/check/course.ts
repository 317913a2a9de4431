import { checkOnce, type Named } from './names.ts';
import { LANGUAGES } from '../languages.ts';
import type { CourseSource } from '../read/load-course.ts';
import type { LessonText } from '../read/parse-lesson.ts';
import type { ProblemList } from '../problems.ts';
import type { ExercisesFile } from '../read/schemas.ts';

type Exercise = ExercisesFile['exercises'][number];

/** What a course says of itself holds together, whatever the topics say. */
export function checkCourse(source: CourseSource, problems: ProblemList): void {
  const { course, exercises } = source;
  const lessons = course.data.lessons.entries().toArray();
  const tasks = exercises.data.exercises.entries().toArray();
  checkOnce(
    'lesson',
    lessons.map(([l, { id }]): Named => [id, course.place(['lessons', l, 'id'])]),
    problems,
  );
  checkOnce(
    'exercise',
    tasks.map(([e, { id }]): Named => [id, exercises.place(['exercises', e, 'id'])]),
    problems,
  );
  for (const [index, exercise] of tasks) {
    const complaint = complaintAboutAnswers(exercise);
    if (complaint === undefined) continue;
    problems.add('wrong-answers', exercises.place(['exercises', index, 'answers']), ...complaint);
  }
  checkUse(source, problems);
  for (const [index, lesson] of lessons) {
    if ((lesson.exercises ?? []).length === 0 && lesson.scenario === undefined) {
      problems.add(
        'malformed-data',
        course.place(['lessons', index, 'id']),
        `The lesson «${lesson.id}» leaves its reader nothing to try.`,
        'Give it exercises or a scenario.',
      );
    }
  }
}

function complaintAboutAnswers({
  id,
  kind,
  answers,
}: Exercise): [message: string, hint: string] | undefined {
  const right = answers.filter((answer) => answer.right === true).length;
  switch (kind) {
    case 'one':
      if (right === 1) return undefined;
      return [
        `The exercise «${id}» has ${right} right answers; its kind is «one».`,
        'Mark exactly one with «right: true», or make the kind «all».',
      ];
    case 'all':
      if (right > 0 && right < answers.length) return undefined;
      return [
        `Of the exercise «${id}» ${right === 0 ? 'no answer is' : 'all answers are'} right.`,
        'Mark some, not all, with «right: true».',
      ];
    case 'order':
      if (answers.every((answer) => answer.right === undefined)) return undefined;
      return [
        `The steps of «${id}» are marked as right answers.`,
        'Take «right» away: the order in which they are written is the answer.',
      ];
  }
}

/** Each exercise stands in one lesson, and in its text at most once. */
function checkUse({ course, exercises, texts }: CourseSource, problems: ProblemList): void {
  const uses = course.data.lessons.flatMap((lesson, l) =>
    (lesson.exercises ?? []).map((id, e): Named => [
      id,
      course.place(['lessons', l, 'exercises', e]),
    ]),
  );
  checkOnce('exercise', uses, problems);
  const used = new Set(uses.map(([id]) => id));
  for (const [index, { id }] of exercises.data.exercises.entries()) {
    if (used.has(id)) continue;
    problems.add(
      'unused-exercise',
      exercises.place(['exercises', index, 'id']),
      `No lesson has the exercise «${id}», so no page would show it.`,
      'List it with a lesson in course.yaml, or remove it.',
    );
  }
  for (const lesson of course.data.lessons) {
    for (const text of texts.values()) {
      const mentions = text.get(lesson.id)?.exercises ?? [];
      const file = text.get(lesson.id)?.file ?? '';
      for (const { exercise, line, column } of mentions) {
        if (lesson.exercises?.includes(exercise) === true) continue;
        problems.add(
          'unknown-exercise',
          { file, line, column },
          `The lesson «${lesson.id}» has no exercise «${exercise}».`,
          'List it with the lesson in course.yaml, or correct the name.',
        );
      }
      checkOnce(
        'exercise',
        mentions.map(({ exercise, line, column }): Named => [exercise, { file, line, column }]),
        problems,
      );
    }
  }
}

/**
 * Where two languages tell one lesson, they tell it in the same steps and cite the same rules.
 * A text with another mistake is let be: correcting that may well make the two agree.
 */
export function checkLessonParity({ course, texts }: CourseSource, problems: ProblemList): void {
  const mistaken = new Set(
    problems.all.filter(({ kind }) => kind !== 'spelling').map(({ file }) => file),
  );
  for (const { id } of course.data.lessons) {
    const told = LANGUAGES.flatMap((language) => texts.get(language)?.get(id) ?? []);
    if (told.every(({ file }) => !mistaken.has(file))) checkOutlines(told, problems);
  }
}

function checkOutlines([first, ...others]: readonly LessonText[], problems: ProblemList): void {
  if (first === undefined) return;
  for (const { file, outline } of others) {
    const length = Math.max(outline.length, first.outline.length);
    for (let index = 0; index < length; index += 1) {
      const block = outline[index];
      const expected = first.outline[index];
      if (block?.what === expected?.what) continue;
      const place = block ?? outline.at(-1) ?? { line: 1, column: 1 };
      problems.add(
        'language-mismatch',
        { file, line: place.line, column: place.column },
        block === undefined
          ? `After this, the other language has ${expected?.what ?? ''}.`
          : `Here stands ${block.what}, in the other language ${expected?.what ?? 'nothing'}.`,
        `Make it agree with ${first.file}:${(expected ?? first.outline.at(-1))?.line ?? 1}.`,
      );
      break;
    }
  }
}
