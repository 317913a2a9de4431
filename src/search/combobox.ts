import type { InterfaceLanguage } from '../i18n/languages.ts';
import { searchWords, type SearchInterface } from '../i18n/search.ts';
import { LANGUAGES, spokenTo } from '../rules/languages.ts';
import { loadSearch, type LoadedSearch } from './browser.ts';
import { withInterface } from '../rules/ask/urls.ts';
import type { GameNames } from './bundle.ts';
import { putInAddress } from './address.ts';
import { element } from './element.ts';
import { createFilterBar } from './filter-bar.ts';
import { QUERY_LENGTH, type SearchAnswer } from './query.ts';
import { createRecentBar } from './recent-bar.ts';
import { rememberQuery } from './recent.ts';
import { showResults, type ShownResults } from './results-view.ts';

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

const NONE: ShownResults = { options: [], groups: [] };

/** Long enough to leave out the letters of one burst of typing. */
const PAUSE_MS = 60;

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
  let options: readonly HTMLAnchorElement[] = [];
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
  panel.append(filters.element, recent.element, status, clear, list);
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
      show(NONE, '');
      return;
    }
    try {
      if (options.length === 0) status.textContent = words.loading;
      const loaded = await loadSearch(spoken);
      names = gameNames(loaded, words);
      filters.offerGames(names);
      const start = performance.now();
      const answer = await loaded.search(query, { ...filters.chosen(), game });
      if (turn !== latest) return;
      showAnswer(answer);
      // The bench reads it; a page keeps no more than its browser does of any measure.
      performance.measure('kodeks-search', { start });
    } catch {
      if (turn === latest) show(NONE, words.failed);
    }
  }

  function showAnswer(answer: SearchAnswer): void {
    const { kinds = [], games: chosenGames = [] } = filters.chosen();
    const isFiltered = kinds.length + chosenGames.length > 0;
    const found = answer.results.length > 0 ? answer.results : isFiltered ? [] : answer.suggestions;
    filters.showCounts(answer.counts);
    const within = found.map((result) => ({ ...result, url: withInterface(result.url, language) }));
    show(showResults(within, id, words, { names, language: spoken }), summary(answer, isFiltered));
    clear.hidden = !(isFiltered && found.length === 0);
  }

  function summary({ results, total, corrected }: SearchAnswer, isFiltered: boolean): string {
    if (results.length === 0) return isFiltered ? words.nothingFiltered : words.nothing;
    const count = words.found(total, results.length);
    return corrected === undefined ? count : `${words.corrected(corrected)} ${count}`;
  }

  function show(made: ShownResults, message: string): void {
    options = made.options;
    list.replaceChildren(...made.groups);
    list.scrollTop = 0;
    list.hidden = options.length === 0;
    clear.hidden = true;
    status.textContent = message;
    input.setAttribute('aria-expanded', String(options.length > 0));
    activate(-1);
  }

  function activate(at: number): void {
    options[active]?.setAttribute('aria-selected', 'false');
    active = at;
    const option = options[at];
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
    const count = options.length;
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
    rememberQuery(input.value);
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
    const chosen = options[active];
    if (chosen !== undefined) chosen.click();
    else if (matchMedia('(pointer: coarse)').matches) input.blur();
    else options[0]?.click();
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
