import { isTyping } from './typing.ts';

const load = () => import('../search/dialog.ts');

/** Search weighs far more than a page of rules, so it arrives with the first wish to search. */
export function setUpSearch(): void {
  const open = (): void => void load().then(({ openSearch }) => openSearch({ lang: language() }));
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
  const form = document.querySelector<HTMLFormElement>('[data-search-inline]');
  if (form !== null) {
    // The form stands there already; what makes it answer waits until the page is painted.
    const mount = (): void => void load().then(({ mountSearch }) => mountSearch(form));
    requestAnimationFrame(() => setTimeout(mount));
  } else if (location.search.includes('q=')) open();
}

const language = (): 'uk' | 'ru' => (document.documentElement.lang === 'ru' ? 'ru' : 'uk');
