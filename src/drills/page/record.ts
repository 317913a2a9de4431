/** What a reader remembers of one skill, as the scheduler wants it; days are days since 1970. */
export interface Skill {
  readonly due: number;
  readonly last: number;
  readonly stability: number;
  readonly difficulty: number;
  readonly reps: number;
  readonly lapses: number;
  readonly state: number;
  readonly right: number;
  readonly asked: number;
}

/** All that the device keeps of a game's practice. Names and numbers, no words. */
export interface PracticeRecord {
  readonly skills: ReadonlyMap<string, Skill>;
  /** The day of the last questions, and how many of its ten have been asked. */
  readonly day: number;
  readonly asked: number;
  readonly knowledge: number;
  readonly complexity: number;
}

export const NOTHING: PracticeRecord = {
  skills: new Map(),
  day: 0,
  asked: 0,
  knowledge: 3,
  complexity: 3,
};

const MOST_CHARACTERS = 200_000;
const MOST_SKILLS = 500;
const MOST = 1_000_000;
const NAME = /^[a-z0-9-]+\.[a-z0-9-]+\.[a-z0-9-]+\.[a-z0-9-]+$/;
const FIELDS = [
  'due',
  'last',
  'stability',
  'difficulty',
  'reps',
  'lapses',
  'state',
  'right',
  'asked',
] as const;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const number = (value: unknown, least: number, most: number, otherwise: number): number =>
  typeof value === 'number' && value >= least && value <= most ? value : otherwise;

const skillIn = (value: unknown): Skill | null => {
  if (!isRecord(value)) return null;
  const numbers = FIELDS.map((field) => number(value[field], 0, MOST, -1));
  if (numbers.some((one) => one < 0)) return null;
  const [due = 0, last = 0, stability = 0, difficulty = 0, reps = 0, lapses = 0, state = 0] =
    numbers;
  const [right = 0, asked = 0] = numbers.slice(-2);
  // The scheduler knows four states and difficulties from 1 to 10.
  const isSound =
    stability > 0 && difficulty >= 1 && difficulty <= 10 && [0, 1, 2, 3].includes(state);
  return isSound && right <= asked
    ? { due, last, stability, difficulty, reps, lapses, state, right, asked }
    : null;
};

/** Takes whatever lies in the storage; what makes no sense is as good as absent. */
export const parseRecord = (text: string | null): PracticeRecord => {
  if (text === null || text.length > MOST_CHARACTERS) return NOTHING;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return NOTHING;
  }
  if (!isRecord(data)) return NOTHING;
  const skills = isRecord(data['skills']) ? Object.entries(data['skills']) : [];
  return {
    skills: new Map(
      skills.slice(0, MOST_SKILLS).flatMap(([name, value]): [string, Skill][] => {
        const skill = name.length <= 160 && NAME.test(name) ? skillIn(value) : null;
        return skill ? [[name, skill]] : [];
      }),
    ),
    day: number(data['day'], 0, MOST, 0),
    asked: number(data['asked'], 0, MOST, 0),
    knowledge: number(data['knowledge'], 1, 3, 3),
    complexity: number(data['complexity'], 1, 3, 3),
  };
};

export const formatRecord = ({ skills, ...rest }: PracticeRecord): string =>
  JSON.stringify({ ...rest, skills: Object.fromEntries(skills) });

const keyOf = (game: string): string => `practice-${game}`;

/** Without storage one practises all the same; it is only not remembered. */
export const readRecord = (game: string): PracticeRecord => {
  try {
    return parseRecord(localStorage.getItem(keyOf(game)));
  } catch {
    return NOTHING;
  }
};

/** False where the device has no room, or gives none. */
export const writeRecord = (game: string, record: PracticeRecord): boolean => {
  try {
    localStorage.setItem(keyOf(game), formatRecord(record));
    return true;
  } catch {
    return false;
  }
};

export const forgetRecord = (game: string): void => {
  try {
    localStorage.removeItem(keyOf(game));
  } catch {
    // What could not be written need not be forgotten.
  }
};
