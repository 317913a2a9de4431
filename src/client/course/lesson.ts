import { setUpExercise } from './exercise.ts';
import { isLessonDone, withAnswer, withLessonRead } from './progress.ts';
import { readProgress, writeProgress } from './storage.ts';

/** A lesson's page: exercises answer back, and the device remembers what was answered. */
const lesson = document.querySelector<HTMLElement>('[data-lesson-page]');
if (lesson !== null) {
  const { lessonPage: id = '', game = '', exercises: listed = '' } = lesson.dataset;
  const exercises = listed.split(' ').filter((name) => name !== '');
  const doneMark = lesson.querySelector<HTMLElement>('[data-lesson-done]');
  const leftMark = lesson.querySelector<HTMLElement>('[data-lesson-left]');
  const showDone = (): void => {
    const progress = readProgress(game);
    const isDone = isLessonDone(progress, id, exercises);
    const left = exercises.filter((exercise) => !progress.solved.has(exercise)).length;
    const begun = exercises.some((exercise) => progress.answers.has(exercise));
    if (doneMark !== null && isDone) doneMark.textContent = doneMark.dataset['lessonDone'] ?? '';
    if (leftMark !== null) {
      const words = leftMark.dataset['lessonLeft'] ?? '';
      leftMark.textContent = begun && !isDone ? words.replace('{n}', String(left)) : '';
    }
  };
  const { answers } = readProgress(game);
  for (const section of lesson.querySelectorAll<HTMLElement>('[data-exercise]')) {
    const remembered = answers.get(section.dataset['exercise'] ?? '') ?? [];
    setUpExercise(section, remembered, (exercise, chosen, right) => {
      // Read anew: another tab may have gone on meanwhile.
      writeProgress(game, withAnswer(readProgress(game), exercise, chosen, right));
      showDone();
    });
  }
  lesson.querySelector('[data-next]')?.addEventListener('click', () => {
    if (exercises.length > 0) return;
    writeProgress(game, withLessonRead(readProgress(game), id));
  });
  showDone();
}
