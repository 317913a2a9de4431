import { withBase } from '../base.ts';
import { LANGUAGES, type Language } from '../rules/languages.ts';
import { searchAcross } from './across.ts';
import {
  INDEX_FILE,
  SEARCH_FOLDER,
  SHARD,
  textsFile,
  WORDS_FILE,
  type GameNames,
  type SearchIndex,
  type SearchWords,
  type ShownText,
} from './bundle.ts';
import { recordsNear, type PagefindModule } from './pagefind.ts';
import { createSearch, type Search } from './query.ts';

export interface LoadedSearch {
  readonly search: Search;
  readonly games: GameNames;
  readonly elsewhere: SearchIndex['elsewhere'];
  /** Reads the texts of a game before they are asked for, so that no network is needed then. */
  readonly keep: (game: string) => Promise<void>;
}

const loading = new Map<string, Promise<unknown>>();

/** Loaded once, and again if that failed. */
function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known = loading.get(key);
  // One key stands for one file, so what it loads is of one type.
  if (known !== undefined) return known as Promise<T>;
  const started = load();
  loading.set(key, started);
  started.catch(() => loading.delete(key));
  return started;
}

/** The search of the site this page belongs to. */
export function loadSearch(language: Language): Promise<LoadedSearch> {
  return once(language, () => load(language));
}

async function load(language: Language): Promise<LoadedSearch> {
  const folder = withBase(`/${SEARCH_FOLDER}/${language}/`);
  const [words, index] = await Promise.all([
    read<SearchWords>(`${folder}${WORDS_FILE}`),
    read<SearchIndex>(`${folder}${INDEX_FILE}`),
  ]);
  const texts = (shard: number): Promise<readonly ShownText[]> =>
    read(`${folder}${textsFile(shard)}`);
  const { elsewhere } = index;
  const own = createSearch(language, {
    words,
    index,
    texts,
    // Pagefind's index is larger than all the rest and not kept for the table without a network.
    near: (phrase) =>
      openPagefind(folder)
        .then((pagefind) => recordsNear(pagefind, phrase))
        .catch(() => Array.from(index.kinds, (_, place) => place)),
  });
  return {
    search: searchAcross(
      language,
      own,
      elsewhere,
      async (other) => (await loadSearch(other)).search,
    ),
    games: Object.fromEntries(index.games.map(({ id, name }) => [id, name])),
    elsewhere,
    async keep(game) {
      const teller = LANGUAGES.find((other) => elsewhere[other]?.[game] !== undefined);
      if (teller !== undefined) return (await loadSearch(teller)).keep(game);
      const at = index.games.findIndex(({ id }) => id === game);
      const start = index.games[at]?.start;
      if (start === undefined) return;
      const end = index.games[at + 1]?.start ?? index.kinds.length;
      // One after another: what the reader asks for meanwhile need not wait for all of them.
      for (let shard = Math.floor(start / SHARD); shard * SHARD < end; shard += 1) {
        await texts(shard);
      }
    },
  };
}

function read<T>(url: string): Promise<T> {
  return once(url, async () => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
    // Only the build of this site makes these files.
    return (await response.json()) as T;
  });
}

/** Larger than all the rest, and needed for quoted queries only. */
function openPagefind(folder: string): Promise<PagefindModule> {
  return once(`${folder}pagefind.js`, async () => {
    // The file comes into being after the bundler has run, which must leave its name alone.
    const pagefind = (await import(/* @vite-ignore */ `${folder}pagefind.js`)) as PagefindModule;
    await pagefind.init();
    return pagefind;
  });
}
