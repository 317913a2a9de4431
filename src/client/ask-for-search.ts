import type { InterfaceLanguage } from '../i18n/languages.ts';
import { searchFailed } from '../i18n/search-failed.ts';

declare global {
  interface DocumentEventMap {
    /** Sent with the way to try again. */
    'search-failed': CustomEvent<() => void>;
  }
}

/** What tells of a failing network cannot be fetched then, so that the browser itself asks. */
export function setUpAskingForSearch(): void {
  const { again: question } = searchFailed(document.documentElement.lang as InterfaceLanguage);
  document.addEventListener('search-failed', ({ detail: again }) => {
    if (confirm(question)) again();
  });
}
