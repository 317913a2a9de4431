import type { course } from './uk/course.ts';
import type { InterfaceLanguage } from './languages.ts';

/** Every word of the course that the lessons themselves do not say. */
export type CourseWords = typeof course;

const FOUND = import.meta.glob('./*/course.ts', { eager: true, import: 'course' });

export const courseWords = (language: InterfaceLanguage): CourseWords =>
  FOUND[`./${language}/course.ts`] as CourseWords;
