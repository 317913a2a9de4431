import type * as Search from '../search/dialog.ts';
import { isTyping } from './typing.ts';

const load = () => import('../search/dialog.ts');

function withSearch(use: (search: typeof Search) => void): void {
  load().then(use, () => {
    const again = (): void => withSearch(use);
    document.dispatchEvent(new CustomEvent('search-failed', { detail: again }));
  });
}

/** Search weighs far more than a page of rules, so it arrives with the first wish to search. */
export function setUpSearch(): void {
  const open = (): void => withSearch(({ openSearch }) => openSearch());
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
  const mount = (): void => withSearch(({ mountSearch }) => mountSearch(form));
  form.hidden = false;
  // The page is painted before it answers.
  if (isAsked) requestAnimationFrame(() => setTimeout(mount));
  // The box may have the focus still when the search has failed: what is typed is a new wish.
  else for (const wish of ['focusin', 'input']) form.addEventListener(wish, mount, { once: true });
}
