/** What a reader has done in a course, as the device remembers it. Names and numbers, no words. */
export interface Progress {
  /** Exercises answered right at least once. */
  readonly solved: ReadonlySet<string>;
  /** Lessons without exercises that were read to the end. */
  readonly read: ReadonlySet<string>;
  /** The last answer given to an exercise. */
  readonly answers: ReadonlyMap<string, readonly number[]>;
}

/** The first game that is led is done like a lesson; no lesson of a course bears this name. */
export const LED_GAME = 'led-game';

export const NOTHING_DONE: Progress = { solved: new Set(), read: new Set(), answers: new Map() };

const MOST_CHARACTERS = 20_000;
const MOST_NAMES = 300;
const MOST_ANSWERS = 8;
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Takes whatever lies in the storage; what makes no sense is as good as absent. */
export function parseProgress(text: string | null): Progress {
  if (text === null || text.length > MOST_CHARACTERS) return NOTHING_DONE;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return NOTHING_DONE;
  }
  if (!isRecord(data)) return NOTHING_DONE;
  return {
    solved: namesIn(data['solved']),
    read: namesIn(data['read']),
    answers: answersIn(data['answers']),
  };
}

export function formatProgress({ solved, read, answers }: Progress): string {
  return JSON.stringify({
    solved: [...solved],
    read: [...read],
    answers: Object.fromEntries(answers),
  });
}

export function withAnswer(
  progress: Progress,
  exercise: string,
  answer: readonly number[],
  right: boolean,
): Progress {
  const solved = right ? new Set([...progress.solved, exercise]) : progress.solved;
  return { ...progress, solved, answers: new Map([...progress.answers, [exercise, answer]]) };
}

export const withLessonRead = (progress: Progress, lesson: string): Progress => ({
  ...progress,
  read: new Set([...progress.read, lesson]),
});

/** A lesson is done when all its exercises are; one without them, when it was read to the end. */
export function isLessonDone(
  progress: Progress,
  lesson: string,
  exercises: readonly string[],
): boolean {
  return exercises.length === 0
    ? progress.read.has(lesson)
    : exercises.every((exercise) => progress.solved.has(exercise));
}

function namesIn(value: unknown): ReadonlySet<string> {
  return new Set(Array.isArray(value) ? value.slice(0, MOST_NAMES).filter(isName) : []);
}

function answersIn(value: unknown): ReadonlyMap<string, readonly number[]> {
  if (!isRecord(value)) return new Map();
  return new Map(
    Object.entries(value)
      .slice(0, MOST_NAMES)
      .flatMap(([name, chosen]): [string, readonly number[]][] =>
        isName(name) && isAnswer(chosen) ? [[name, chosen]] : [],
      ),
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 80 && NAME.test(value);

const isAnswer = (value: unknown): value is readonly number[] =>
  Array.isArray(value) &&
  value.length <= MOST_ANSWERS &&
  new Set(value).size === value.length &&
  value.every((index) => Number.isInteger(index) && index >= 0 && index < MOST_ANSWERS);
