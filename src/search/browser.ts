import type { Language } from '../rules/languages.ts';
import { searchAcross } from './across.ts';
import { SEARCH_FOLDER, WORDS_FILE, type SearchWords } from './bundle.ts';
import { pagefindIndex, type PagefindModule } from './pagefind.ts';
import { createSearch, type Search } from './query.ts';

export interface LoadedSearch extends Pick<SearchWords, 'games' | 'elsewhere'> {
  readonly search: Search;
}

const loading = new Map<Language, Promise<LoadedSearch>>();

/** The search of the site this page belongs to; loaded once, and again if that failed. */
export function loadSearch(language: Language): Promise<LoadedSearch> {
  const known = loading.get(language);
  if (known !== undefined) return known;
  const started = load(language);
  loading.set(language, started);
  started.catch(() => loading.delete(language));
  return started;
}

async function load(language: Language): Promise<LoadedSearch> {
  const folder = `/${SEARCH_FOLDER}/${language}/`;
  const [words, index] = await Promise.all([
    readWords(`${folder}${WORDS_FILE}`),
    openIndex(`${folder}pagefind.js`),
  ]);
  const { games, elsewhere } = words;
  const own = createSearch(language, words, () => Promise.resolve(index));
  const open = async (other: Language) => (await loadSearch(other)).search;
  return { search: searchAcross(language, own, elsewhere, open), games, elsewhere };
}

async function readWords(url: string): Promise<SearchWords> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  // Only the build of this site makes this file.
  return (await response.json()) as SearchWords;
}

async function openIndex(url: string) {
  // The file comes into being after the bundler has run, which must leave its name alone.
  return pagefindIndex((await import(/* @vite-ignore */ url)) as PagefindModule);
}
