import type { SearchInterface } from '../i18n/search.ts';
import { element } from './element.ts';
import { recentQueries } from './stored-queries.ts';

export interface RecentBar {
  readonly element: HTMLElement;
  /** Shown while nothing is asked, if there is something to show. */
  show(isWanted: boolean): void;
}

/** The last queries, to be asked again at a touch. */
export function createRecentBar(
  words: SearchInterface,
  onChoose: (query: string) => void,
): RecentBar {
  const list = element('div', { class: 'search-recent-list' });
  const forget = element('button', { class: 'search-forget', type: 'button' }, words.forget);
  const title = element('p', { class: 'search-recent-title' }, words.recent);
  const bar = element(
    'div',
    { class: 'search-recent', role: 'group', 'aria-label': words.recent, hidden: true },
    title,
    list,
    forget,
  );
  forget.addEventListener('click', () => {
    recentQueries.clear();
    bar.hidden = true;
  });
  return {
    element: bar,
    show(isWanted) {
      const queries = isWanted ? recentQueries.all() : [];
      bar.hidden = queries.length === 0;
      list.replaceChildren(
        ...queries.map((query) => {
          const button = element('button', { class: 'search-toggle', type: 'button' }, query);
          button.addEventListener('click', () => onChoose(query));
          return button;
        }),
      );
    },
  };
}
