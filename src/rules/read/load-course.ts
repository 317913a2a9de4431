import type { ContentFiles } from './content-files.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import { parseLesson, type LessonText } from './parse-lesson.ts';
import type { ProblemList } from '../problems.ts';
import { COURSE_FOLDER, suggestion } from '../link/references.ts';
import { courseFile, exercisesFile, type CourseFile, type ExercisesFile } from './schemas.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

/** A game's course as written, before anything is linked. */
export interface CourseSource {
  readonly course: YamlFile<CourseFile>;
  readonly exercises: YamlFile<ExercisesFile>;
  readonly texts: ReadonlyMap<Language, ReadonlyMap<string, LessonText>>;
}

const NO_LESSONS = 'lessons: []';
const NO_EXERCISES = 'exercises: []';

/** Undefined when the files cannot be read; a game without a course has an empty one. */
export function loadCourse(
  folder: string,
  languages: readonly Language[],
  files: ContentFiles,
  problems: ProblemList,
): CourseSource | undefined {
  const courseName = `${folder}/course.yaml`;
  const exercisesName = `${folder}/exercises.yaml`;
  const course = readYaml(courseName, files.read(courseName) ?? NO_LESSONS, courseFile, problems);
  const exercises = readYaml(
    exercisesName,
    files.read(exercisesName) ?? NO_EXERCISES,
    exercisesFile,
    problems,
  );
  if (!course || !exercises) return undefined;
  const listed = new Set(course.data.lessons.map(({ id }) => id));
  const texts = new Map<Language, ReadonlyMap<string, LessonText>>();
  for (const language of LANGUAGES) {
    texts.set(
      language,
      loadTexts(`${folder}/${language}/${COURSE_FOLDER}`, listed, files, problems),
    );
  }
  for (const language of languages) {
    checkComplete(`${folder}/${language}/${COURSE_FOLDER}`, course, files, problems);
  }
  return { course, exercises, texts };
}

function loadTexts(
  folder: string,
  listed: ReadonlySet<string>,
  files: ContentFiles,
  problems: ProblemList,
): Map<string, LessonText> {
  const texts = new Map<string, LessonText>();
  for (const name of files.list(folder)) {
    const path = `${folder}/${name}`;
    const id = name.replace(/\.mdx$/, '');
    if (id === name || !listed.has(id)) {
      problems.add(
        'unlisted-lesson',
        { file: path, line: 1, column: 1 },
        'The file is not a lesson listed in course.yaml, so no page would show it.',
        `Add «${id}» there, or rename the file to <lesson>.mdx. ${suggestion(id, listed)}`,
      );
      continue;
    }
    const text = parseLesson(path, files.read(path) ?? '', problems);
    if (text) texts.set(id, text);
  }
  return texts;
}

function checkComplete(
  folder: string,
  course: YamlFile<CourseFile>,
  files: ContentFiles,
  problems: ProblemList,
): void {
  for (const [index, { id }] of course.data.lessons.entries()) {
    if (files.read(`${folder}/${id}.mdx`) !== undefined) continue;
    problems.add(
      'missing-translation',
      course.place(['lessons', index, 'id']),
      `The lesson «${id}» has no text in ${folder}.`,
      `Write ${folder}/${id}.mdx, with the same paragraphs as in the other language.`,
    );
  }
}
