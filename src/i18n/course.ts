import type { ExerciseKind } from '../rules/read/schemas.ts';
import type { InterfaceLanguage } from './languages.ts';

/** Every word of the course that the lessons themselves do not say. */
export interface CourseWords {
  readonly title: string;
  readonly firstTime: string;
  readonly lead: string;
  readonly lessons: (count: number) => string;
  readonly minutes: (count: number) => string;
  readonly place: (number: number, all: number) => string;
  readonly remembered: string;
  /** `{n}` stands for the number of lessons done. */
  readonly progress: (all: number) => string;
  readonly begin: string;
  /** `{n}` stands for the number of the lesson. */
  readonly goOn: string;
  readonly again: string;
  readonly done: string;
  readonly allDone: string;
  readonly startOver: string;
  readonly startOverAsk: string;
  readonly startOverDo: string;
  readonly startedOver: string;
  readonly tryIt: string;
  readonly lessonDone: string;
  readonly neighbours: string;
  readonly previous: string;
  readonly next: string;
  readonly overview: string;
  readonly toRules: string;
  readonly kinds: Readonly<Record<ExerciseKind, string>>;
  readonly check: string;
  readonly clear: string;
  readonly answer: string;
  readonly right: string;
  readonly wrong: string;
  readonly wrongAt: string;
  readonly more: string;
  readonly chooseFirst: string;
  readonly orderFirst: string;
  readonly openRule: string;
  readonly isRight: string;
  readonly isWrong: string;
}

const FOUND = import.meta.glob('./*/course.ts', { eager: true, import: 'course' });

export const courseWords = (language: InterfaceLanguage): CourseWords =>
  FOUND[`./${language}/course.ts`] as CourseWords;
