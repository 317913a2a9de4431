import { isLessonDone, LED_GAME, type Progress } from './progress.ts';
import { forgetProgress, readProgress } from './storage.ts';

/** The overview of a course: what is done, where to go on, and the way to start over. */
const overview = document.querySelector<HTMLElement>('[data-course]');
if (overview !== null) {
  const game = overview.dataset['course'] ?? '';
  const lessons = [...overview.querySelectorAll<HTMLElement>('[data-lesson]')].map((item) => ({
    item,
    id: item.dataset['lesson'] ?? '',
    exercises: (item.dataset['exercises'] ?? '').split(' ').filter((name) => name !== ''),
    mark: item.querySelector<HTMLElement>('[data-mark]'),
    url: item.querySelector('a')?.href ?? '',
    name: item.querySelector('a')?.textContent ?? '',
  }));
  const told = overview.querySelector<HTMLElement>('[data-progress]');
  const bar = overview.querySelector('progress');
  const start = overview.querySelector<HTMLAnchorElement>('[data-start]');
  const reset = overview.querySelector<HTMLElement>('[data-reset]');

  const show = (progress: Progress): void => {
    const done = lessons.map(({ id, exercises }) => isLessonDone(progress, id, exercises));
    for (const [index, { item, mark }] of lessons.entries()) {
      item.toggleAttribute('data-done', done[index]);
      if (mark !== null)
        mark.textContent = done[index] === true ? (mark.dataset['mark'] ?? '') : '';
    }
    const count = done.filter(Boolean).length;
    if (told !== null) {
      told.hidden = false;
      told.textContent = (told.dataset['progress'] ?? '').replace('{n}', String(count));
    }
    if (bar !== null) {
      bar.hidden = false;
      bar.value = count;
    }
    const next = done.indexOf(false);
    const touched = count > 0 || progress.answers.size > 0;
    if (start !== null) {
      const words = next < 0 ? 'again' : touched ? 'goOn' : 'begin';
      const { id, name = '' } = lessons[next] ?? {};
      start.textContent =
        id === LED_GAME ? name : (start.dataset[words] ?? '').replace('{n}', String(next + 1));
      start.href = lessons[Math.max(next, 0)]?.url ?? start.href;
    }
    if (reset !== null) reset.hidden = !touched;
  };

  overview.querySelector('[data-forget]')?.addEventListener('click', () => {
    forgetProgress(game);
    show(readProgress(game));
    overview.querySelector<HTMLElement>('[popover]')?.hidePopover();
    const status = overview.querySelector<HTMLElement>('[data-started-over]');
    if (status !== null) status.textContent = status.dataset['startedOver'] ?? '';
    start?.focus();
  });
  // A page kept by the browser for «back» has not seen what was answered since.
  addEventListener('pageshow', () => show(readProgress(game)));
  show(readProgress(game));
}
