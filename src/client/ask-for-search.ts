declare global {
  interface DocumentEventMap {
    /** Sent with the way to try again. */
    'search-failed': CustomEvent<() => void>;
  }
}

/** What tells of a failing network cannot be fetched then, so that the browser itself asks. */
const FAILED = {
  uk: 'Пошук не завантажився. Спробувати ще раз?',
  ru: 'Поиск не загрузился. Попробовать ещё раз?',
};

export function setUpAskingForSearch(): void {
  const language = document.documentElement.lang === 'ru' ? 'ru' : 'uk';
  document.addEventListener('search-failed', ({ detail: again }) => {
    if (confirm(FAILED[language])) again();
  });
}
