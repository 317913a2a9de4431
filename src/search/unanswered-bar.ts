import type { SearchInterface } from '../i18n/search.ts';
import { element } from './element.ts';
import { unansweredQueries } from './stored-queries.ts';

export interface UnansweredBar {
  readonly element: HTMLElement;
  /** Offered under what was found for a query; hidden where nothing is asked. */
  offer(query: string): void;
}

/** A term to look up instead. */
export interface NextTerm {
  readonly title: string;
  readonly url: string;
}

/**
 * «Не те?»: the next terms, a message about the query, and all such queries of this device. Nothing
 * is sent by itself: the reader copies it, or follows the link of the page that reports a mistake.
 */
export function createUnansweredBar(
  words: SearchInterface,
  nextTerms: (query: string) => Promise<readonly NextTerm[]>,
): UnansweredBar {
  let query = '';
  const button = (label: string): HTMLButtonElement =>
    element('button', { class: 'search-toggle', type: 'button' }, label);
  const opener = element(
    'button',
    { class: 'search-forget', type: 'button', 'aria-expanded': 'false' },
    words.notIt,
  );
  const terms = element('div', { class: 'search-next' });
  const copyOne = button(words.copyReport);
  const send = element(
    'a',
    { class: 'search-toggle search-send', rel: 'noreferrer', hidden: true },
    words.sendReport,
  );
  const kept = element('p', { class: 'search-recent-title' });
  const copyAll = button(words.copyAll);
  const clear = button(words.clearAll);
  const done = element('p', { class: 'search-recent-title', role: 'status' });
  const inside = element(
    'div',
    { role: 'group', 'aria-label': words.notIt, hidden: true },
    element('p', { class: 'search-recent-title' }, words.nextTerms),
    terms,
    element('div', { class: 'search-recent-list' }, copyOne, send),
    kept,
    element('div', { class: 'search-recent-list' }, copyAll, clear),
    done,
  );
  const bar = element('div', { class: 'search-unanswered', hidden: true }, opener, inside);

  function showKept(): void {
    const { length } = unansweredQueries.all();
    kept.textContent = words.unanswered(length);
    clear.hidden = length === 0;
    copyAll.hidden = length === 0;
  }

  function show(isOpen: boolean): void {
    opener.setAttribute('aria-expanded', String(isOpen));
    inside.hidden = !isOpen;
    done.textContent = '';
  }

  async function offerTerms(asked: string): Promise<void> {
    const found = await nextTerms(asked);
    if (asked !== query) return;
    terms.replaceChildren(
      ...found.map(({ title, url }) => element('a', { class: 'search-toggle', href: url }, title)),
    );
  }

  async function copy(text: string): Promise<void> {
    // Without a secure context there is no clipboard at all.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    const isCopied = await (clipboard?.writeText(text) ?? Promise.reject(new Error())).then(
      () => true,
      () => false,
    );
    done.textContent = isCopied ? words.copied : words.notCopied;
  }

  const report = (): string => words.report(query, location.href);

  opener.addEventListener('click', () => {
    const isOpen = opener.getAttribute('aria-expanded') === 'false';
    show(isOpen);
    if (!isOpen) return;
    unansweredQueries.add(query);
    showKept();
    const address = reportAddress(words.report(query, location.pathname));
    send.hidden = address === undefined;
    if (address !== undefined) send.href = address;
    void offerTerms(query).catch(() => undefined);
  });
  copyOne.addEventListener('click', () => void copy(report()));
  copyAll.addEventListener('click', () => void copy(unansweredQueries.all().join('\n')));
  clear.addEventListener('click', () => {
    unansweredQueries.clear();
    showKept();
    copyOne.focus();
  });
  return {
    element: bar,
    offer(asked) {
      if (asked !== query) {
        terms.replaceChildren();
        show(false);
      }
      query = asked;
      bar.hidden = asked === '';
    },
  };
}

/** Where the page reports its mistakes, with another subject. */
function reportAddress(subject: string): string | undefined {
  const link = document.querySelector<HTMLAnchorElement>('a[data-report]');
  if (link === null) return undefined;
  const url = new URL(link.href);
  url.searchParams.set('title', subject);
  return url.href;
}
