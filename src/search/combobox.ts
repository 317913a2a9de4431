import type { InterfaceLanguage } from '../i18n/languages.ts';
import { searchWords, type SearchInterface } from '../i18n/search.ts';
import { LANGUAGES, spokenTo } from '../rules/languages.ts';
import { loadSearch, type LoadedSearch } from './browser.ts';
import { withInterface } from '../rules/ask/urls.ts';
import type { GameNames } from './bundle.ts';
import { putInAddress } from './address.ts';
import { element } from './element.ts';
import { createFilterBar } from './filter-bar.ts';
import { QUERY_LENGTH, type SearchAnswer, type SearchResult } from './query.ts';
import { createRecentBar } from './recent-bar.ts';
import { recentQueries } from './stored-queries.ts';
import { createResultList } from './results-view.ts';
import { createUnansweredBar, type NextTerm } from './unanswered-bar.ts';

export interface ComboboxOptions {
  /** The reader goes to a place on the page they are on. */
  readonly onFollow: () => void;
  /** Whether what was searched for before is shown until something is typed. */
  readonly offersRecent: boolean;
}

export interface Combobox {
  /** Searches for what the input holds; for this text, if one is given. */
  run(query?: string): void;
}

/** Long enough to leave out the letters of one burst of typing. */
const PAUSE_MS = 60;

const NEXT_TERMS = 5;

let instances = 0;

/** Turns an input into a search that shows what it finds, and how to narrow it, in the panel. */
export function createCombobox(
  input: HTMLInputElement,
  panel: HTMLElement,
  language: InterfaceLanguage,
  { onFollow, offersRecent }: ComboboxOptions,
): Combobox {
  const words = searchWords(language);
  const spoken = spokenTo(language);
  const { game } = document.documentElement.dataset;
  const id = `search-${(instances += 1)}`;
  let active = -1;
  let latest = 0;
  let names: GameNames = {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const filters = createFilterBar(words, () => run());
  const recent = createRecentBar(words, (query) => {
    input.focus();
    run(query);
  });
  const clear = element('button', { class: 'search-toggle', type: 'button' }, words.clearFilter);
  const status = element('p', { class: 'search-status', role: 'status' });
  const list = element('div', {
    class: 'search-list',
    id: `${id}-list`,
    role: 'listbox',
    'aria-label': words.results,
    hidden: true,
  });
  const results = createResultList(list, id, words);
  const unanswered = createUnansweredBar(words, nextTerms);
  const scroller = element('div', { class: 'search-scroll' }, list, unanswered.element);
  panel.append(filters.element, recent.element, status, clear, scroller);
  clear.hidden = true;
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': list.id,
    'aria-expanded': 'false',
    autocapitalize: 'off',
    autocomplete: 'off',
    enterkeyhint: 'search',
    maxlength: String(QUERY_LENGTH),
    spellcheck: 'false',
  })) {
    input.setAttribute(name, value);
  }

  function run(query?: string): void {
    if (query !== undefined) input.value = query.slice(0, QUERY_LENGTH);
    void search(input.value);
  }

  async function search(query: string): Promise<void> {
    const turn = (latest += 1);
    const isEmpty = query.trim() === '';
    recent.show(offersRecent && isEmpty);
    putInAddress(query);
    if (isEmpty) {
      filters.showCounts(undefined);
      unanswered.offer('');
      show([], '');
      return;
    }
    try {
      if (results.options.length === 0) status.textContent = words.loading;
      const loaded = await loadSearch(spoken);
      names = gameNames(loaded, words);
      filters.offerGames(names);
      const start = performance.now();
      const soon = (answer: SearchAnswer): void => {
        if (turn === latest) showAnswer(answer, status.textContent || words.loading);
      };
      const answer = await loaded.search(query, { ...filters.chosen(), game, soon });
      if (turn !== latest) return;
      filters.showCounts(answer.counts);
      showAnswer(answer, summary(answer));
      unanswered.offer(query);
      // The bench reads it; a page keeps no more than its browser does of any measure.
      performance.measure('kodeks-search', { start });
    } catch {
      if (turn === latest) show([], words.failed);
    }
  }

  /** Terms that were not shown: those the query finds, or is spelled like. */
  async function nextTerms(query: string): Promise<readonly NextTerm[]> {
    const { search } = await loadSearch(spoken);
    const { results: found, suggestions } = await search(query, { kinds: ['term'], game });
    const shown = new Set(results.options.map(({ pathname }) => pathname));
    return [...found, ...suggestions]
      .map(({ title, url }) => ({ title, url: withInterface(url, language) }))
      .filter(({ url }) => !shown.has(url))
      .slice(0, NEXT_TERMS);
  }

  function showAnswer(answer: SearchAnswer, message: string): void {
    const found = answer.results.length > 0 ? answer.results : answer.suggestions;
    const within = found.map((result) => ({ ...result, url: withInterface(result.url, language) }));
    show(within, message);
    clear.hidden = !(isFiltered() && answer.results.length === 0);
  }

  function isFiltered(): boolean {
    const { kinds = [], games = [] } = filters.chosen();
    return kinds.length + games.length > 0;
  }

  function summary({ results: found, total, corrected }: SearchAnswer): string {
    if (found.length === 0) return isFiltered() ? words.nothingFiltered : words.nothing;
    const count = words.found(total, found.length);
    return corrected === undefined ? count : `${words.corrected(corrected)} ${count}`;
  }

  function show(found: readonly SearchResult[], message: string): void {
    const [first] = results.options;
    results.show(found, { names, language: spoken });
    const isAnother = results.options[0] !== first;
    if (isAnother) scroller.scrollTop = 0;
    list.hidden = found.length === 0;
    clear.hidden = true;
    status.textContent = message;
    input.setAttribute('aria-expanded', String(found.length > 0));
    if (isAnother) activate(-1);
  }

  function activate(at: number): void {
    list.querySelector('[aria-selected="true"]')?.setAttribute('aria-selected', 'false');
    active = at;
    const option = results.options[at];
    if (option === undefined) {
      input.removeAttribute('aria-activedescendant');
      return;
    }
    option.setAttribute('aria-selected', 'true');
    input.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  }

  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(run, PAUSE_MS);
  });
  input.addEventListener('keydown', (event) => {
    const count = results.options.length;
    if (event.key === 'ArrowDown' && count > 0) activate((active + 1) % count);
    else if (event.key === 'ArrowUp' && count > 0)
      activate((Math.max(active, 0) + count - 1) % count);
    else if (event.key === 'Enter') enter();
    else return;
    event.preventDefault();
  });
  list.addEventListener('click', (event) => {
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    const hit = event.target instanceof Element ? event.target.closest('a') : null;
    if (hit === null) return;
    // Its menu is the page's.
    if (event.target instanceof Element && event.target.matches('.search-more')) return;
    recentQueries.add(input.value);
    if (isElsewhere) return;
    // Another page takes the place of this one, and going back from there leads to the list again.
    if (hit.pathname !== location.pathname) return;
    putInAddress('');
    onFollow();
  });
  clear.addEventListener('click', () => {
    filters.clear();
    input.focus();
    run();
  });

  /** The key of a keyboard on glass says «search»: it makes room for what was found. */
  function enter(): void {
    const chosen = results.options[active];
    if (chosen !== undefined) chosen.click();
    else if (matchMedia('(pointer: coarse)').matches) input.blur();
    else results.options[0]?.click();
  }

  return { run };
}

/** All games by name; those whose texts are in another language say so. */
function gameNames({ games, elsewhere }: LoadedSearch, { toldIn }: SearchInterface): GameNames {
  const others = LANGUAGES.flatMap((told) =>
    Object.entries(elsewhere[told] ?? {}).map(
      ([id, name]) => [id, `${name}, ${toldIn[told]}`] as const,
    ),
  );
  return { ...games, ...Object.fromEntries(others) };
}
