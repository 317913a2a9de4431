import type * as Search from '../search/dialog.ts';
import { tellSearchFailed } from './search-failed.ts';
import { isTyping } from './typing.ts';

/** A part that does not arrive is told of, and asked for again when the reader wants. */
function load(use: (search: typeof Search) => void): void {
  import('../search/dialog.ts').then(use, () => {
    tellSearchFailed(language(), () => load(use));
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
  const mount = (): void => load(({ mountSearch }) => mountSearch(form));
  form.hidden = false;
  // The page is painted before it answers.
  if (isAsked) requestAnimationFrame(() => setTimeout(mount));
  else form.addEventListener('focusin', mount, { once: true });
}

const language = (): 'uk' | 'ru' => (document.documentElement.lang === 'ru' ? 'ru' : 'uk');
