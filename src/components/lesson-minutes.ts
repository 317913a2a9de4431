import type { InterfaceLanguage } from '../i18n/languages.ts';
import { wordsIn } from '../rules/ask/word-count.ts';
import { spokenTo, toldLanguage } from '../rules/languages.ts';
import type { Game, Lesson } from '../rules/model.ts';
import { lessonPlay } from './lesson-play.ts';

/** As somebody reads who meets every word for the first time. */
const WORDS_A_MINUTE = 150;
const SECONDS_A_DECISION = 8;

/** How long a lesson takes: its text, its board played as the example goes, its questions. */
export const lessonMinutes = async (
  game: Game,
  lesson: Lesson,
  language: InterfaceLanguage,
): Promise<number> => {
  const spoken = spokenTo(language);
  const board = await lessonPlay(game, lesson, language);
  const questions = lesson.exercises.flatMap((id) => game.course?.exercises.get(id) ?? []);
  const asked = questions.flatMap(({ situation, question, answers }) => [
    situation?.[spoken] ?? '',
    question[spoken],
    ...answers.map(({ text }) => text[spoken]),
    // Of what is said to answers, the learner reads one.
    answers.find(({ right }) => right)?.feedback[spoken] ?? '',
  ]);
  const words =
    (lesson.texts[toldLanguage(lesson.texts, language)]?.words ?? 0) +
    (board?.words ?? 0) +
    wordsIn(asked.join(' '));
  const decisions = (board?.presses ?? 0) + questions.length;
  return Math.ceil(words / WORDS_A_MINUTE + (decisions * SECONDS_A_DECISION) / 60);
};

/** Of all lessons, in their order. */
export const courseMinutes = (
  game: Game,
  language: InterfaceLanguage,
): Promise<readonly number[]> =>
  Promise.all((game.course?.lessons ?? []).map((lesson) => lessonMinutes(game, lesson, language)));
