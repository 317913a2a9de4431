import type { z } from 'astro/zod';
import type { ContentFiles } from './content-files.ts';
import { isLanguage, type Language } from '../languages.ts';
import { loadCourse, type CourseSource } from './load-course.ts';
import { parseTopic, type TopicText } from './parse-topic.ts';
import { checkNames } from '../check/names.ts';
import type { ProblemList } from '../problems.ts';
import { COURSE_FOLDER, suggestion } from '../link/references.ts';
import {
  booksFile,
  firstGameFile,
  gameFile,
  glossaryFile,
  mistakesFile,
  questionsFile,
  quickFile,
  rulingsFile,
  scenarioFile,
  teachFile,
  topicsFile,
  type BooksFile,
  type FirstGameFile,
  type GameFile,
  type GlossaryFile,
  type MistakesFile,
  type QuestionsFile,
  type QuickFile,
  type RulingsFile,
  type ScenarioFile,
  type TeachFile,
  type TopicsFile,
} from './schemas.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

const SCENARIO_NAME = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/;

/** A game's folder as written, before anything is linked. */
export interface GameSource {
  readonly game: YamlFile<GameFile>;
  readonly books: YamlFile<BooksFile>;
  readonly topics: YamlFile<TopicsFile>;
  readonly glossary: YamlFile<GlossaryFile>;
  /** A game may do without quick references. */
  readonly quick: YamlFile<QuickFile> | undefined;
  /** … and without asked questions. */
  readonly questions: YamlFile<QuestionsFile> | undefined;
  /** … and without rulings. */
  readonly rulings: YamlFile<RulingsFile> | undefined;
  /** … without mistakes, without a way to tell it or a first game that is led. */
  readonly mistakes: YamlFile<MistakesFile> | undefined;
  readonly teach: YamlFile<TeachFile> | undefined;
  readonly firstGame: YamlFile<FirstGameFile> | undefined;
  readonly scenarios: ReadonlyMap<string, YamlFile<ScenarioFile>>;
  readonly texts: ReadonlyMap<Language, ReadonlyMap<string, TopicText>>;
  readonly course: CourseSource | undefined;
}

export function loadGame(
  folder: string,
  files: ContentFiles,
  problems: ProblemList,
): GameSource | undefined {
  const game = readFile(`${folder}/game.yaml`, gameFile, files, problems);
  const books = readFile(`${folder}/books.yaml`, booksFile, files, problems);
  const topics = readFile(`${folder}/topics.yaml`, topicsFile, files, problems);
  const glossary = readFile(`${folder}/glossary.yaml`, glossaryFile, files, problems);
  const quick = readOptional(`${folder}/quick.yaml`, quickFile, files, problems);
  const questions = readOptional(`${folder}/questions.yaml`, questionsFile, files, problems);
  const rulings = readOptional(`${folder}/rulings.yaml`, rulingsFile, files, problems);
  const mistakes = readOptional(`${folder}/mistakes.yaml`, mistakesFile, files, problems);
  const teach = readOptional(`${folder}/teach.yaml`, teachFile, files, problems);
  const firstGame = readOptional(`${folder}/first-game.yaml`, firstGameFile, files, problems);
  if (!game || !books || !topics || !glossary) return undefined;

  if (folder !== `content/${game.data.id}`) {
    problems.add(
      'malformed-data',
      game.place(['id']),
      `The game «${game.data.id}» lies in the folder ${folder}.`,
      'Name the folder and the game alike: addresses are made of that name.',
    );
    return undefined;
  }
  const lists = {
    game,
    books,
    topics,
    glossary,
    quick,
    questions,
    rulings,
    mistakes,
    teach,
    firstGame,
  };
  checkNames(lists, problems);
  const scenarios = loadScenarios(`${folder}/scenarios`, files, problems);
  const listed = new Set(
    topics.data.groups.flatMap((group) => group.topics.map((topic) => topic.id)),
  );
  const texts = new Map<Language, ReadonlyMap<string, TopicText>>();
  for (const language of files.list(folder).filter(isLanguage)) {
    texts.set(language, loadTexts(`${folder}/${language}`, listed, files, problems));
  }
  for (const language of game.data.languages) {
    checkComplete(`${folder}/${language}`, topics, files, problems);
  }
  const course = loadCourse(folder, game.data.languages, files, problems);
  return { ...lists, scenarios, texts, course };
}

function readFile<T>(
  path: string,
  schema: z.ZodType<T>,
  files: ContentFiles,
  problems: ProblemList,
): YamlFile<T> | undefined {
  const text = files.read(path);
  if (text === undefined) {
    problems.add(
      'unreadable-file',
      { file: path, line: 1, column: 1 },
      'The file is missing.',
      'Every game folder needs it; CONTRIBUTING.md shows what it holds.',
    );
    return undefined;
  }
  return readYaml(path, text, schema, problems);
}

function readOptional<T>(
  path: string,
  schema: z.ZodType<T>,
  files: ContentFiles,
  problems: ProblemList,
): YamlFile<T> | undefined {
  const text = files.read(path);
  return text === undefined ? undefined : readYaml(path, text, schema, problems);
}

function loadScenarios(
  folder: string,
  files: ContentFiles,
  problems: ProblemList,
): Map<string, YamlFile<ScenarioFile>> {
  const scenarios = new Map<string, YamlFile<ScenarioFile>>();
  for (const name of files.list(folder)) {
    const path = `${folder}/${name}`;
    const [, id] = SCENARIO_NAME.exec(name) ?? [];
    if (id === undefined) {
      problems.add(
        'malformed-data',
        { file: path, line: 1, column: 1 },
        'The name of the file is not that of a scenario.',
        'Name it <scenario>.yaml, with lower-case Latin letters, digits and hyphens.',
      );
      continue;
    }
    const scenario = readFile(path, scenarioFile, files, problems);
    if (scenario) scenarios.set(id, scenario);
  }
  return scenarios;
}

function loadTexts(
  folder: string,
  listed: ReadonlySet<string>,
  files: ContentFiles,
  problems: ProblemList,
): Map<string, TopicText> {
  const texts = new Map<string, TopicText>();
  for (const name of files.list(folder)) {
    if (name === COURSE_FOLDER) continue;
    const path = `${folder}/${name}`;
    const id = name.replace(/\.mdx$/, '');
    if (id === name || !listed.has(id)) {
      problems.add(
        'unlisted-topic',
        { file: path, line: 1, column: 1 },
        'The file is not a topic listed in topics.yaml, so no page would show it.',
        `Add «${id}» to a group there, or rename the file to <topic>.mdx. ${suggestion(id, listed)}`,
      );
      continue;
    }
    const text = parseTopic(path, files.read(path) ?? '', problems);
    if (text) texts.set(id, text);
  }
  return texts;
}

function checkComplete(
  folder: string,
  topics: YamlFile<TopicsFile>,
  files: ContentFiles,
  problems: ProblemList,
): void {
  for (const [g, group] of topics.data.groups.entries()) {
    for (const [t, { id }] of group.topics.entries()) {
      if (files.read(`${folder}/${id}.mdx`) !== undefined) continue;
      problems.add(
        'missing-translation',
        topics.place(['groups', g, 'topics', t, 'id']),
        `The topic «${id}» has no text in ${folder}.`,
        `Write ${folder}/${id}.mdx, with the same ids as in the other language.`,
      );
    }
  }
}
