import type * as Search from '../search/dialog.ts';
import { isTyping } from './typing.ts';

/** What tells of a failing network cannot be fetched, so the browser itself asks. */
const FAILED = {
  uk: 'Пошук не завантажився. Спробувати ще раз?',
  ru: 'Поиск не загрузился. Попробовать ещё раз?',
};

function load(use: (search: typeof Search) => void, giveUp?: () => void): void {
  import('../search/dialog.ts').then(use, () => {
    if (confirm(FAILED[language()])) load(use, giveUp);
    else giveUp?.();
  });
}

/** Search weighs far more than a page of rules, so it arrives with the first wish to search. */
export function setUpSearch(): void {
  const open = (): void => load(({ openSearch }) => openSearch({ lang: language() }));
  for (const button of document.querySelectorAll<HTMLElement>('[data-search]')) {
    button.hidden = false;
    button.addEventListener('click', open);
  }
  document.addEventListener('keydown', (event) => {
    const combined = event.key === 'k' && (event.ctrlKey || event.metaKey);
    const plain = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!combined && !(plain && !isTyping(event.target))) return;
    event.preventDefault();
    open();
  });
  const isAsked = location.search.includes('q=');
  const form = document.querySelector<HTMLFormElement>('[data-search-inline]');
  if (form !== null) setUpBox(form, isAsked);
  else if (isAsked) open();
}

function setUpBox(form: HTMLFormElement, isAsked: boolean): void {
  const mountOn = (event: 'focusin' | 'input'): void =>
    form.addEventListener(event, mount, { once: true });
  // The box may have the focus still: what is typed into it next is a new wish to search.
  const mount = (): void =>
    load(
      ({ mountSearch }) => mountSearch(form),
      () => mountOn('input'),
    );
  form.hidden = false;
  // The page is painted before it answers.
  if (isAsked) requestAnimationFrame(() => setTimeout(mount));
  else mountOn('focusin');
}

const language = (): 'uk' | 'ru' => (document.documentElement.lang === 'ru' ? 'ru' : 'uk');
