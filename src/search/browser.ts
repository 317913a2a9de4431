import { withBase } from '../base.ts';
import { LANGUAGES, type Language } from '../rules/languages.ts';
import {
  foreignFile,
  gameIndexFile,
  gameWordsFile,
  LIST_FILE,
  PLACES_FILE,
  REAL_WORDS_FILE,
  SEARCH_FOLDER,
  SHARD,
  textsFile,
  WORDS_FILE,
  type ForeignNames,
  type GameIndex,
  type GameNames,
  type GameWords,
  type RealWords,
  type SearchList,
  type SearchPlaces,
  type SearchWords,
  type ShownText,
} from './bundle.ts';
import type { PagefindModule } from './pagefind.ts';
import { createSearch, type Search } from './query.ts';
import { isAmong } from './real-words.ts';

export interface LoadedSearch {
  readonly search: Search;
  readonly games: GameNames;
  readonly elsewhere: SearchList['elsewhere'];
  /** Reads what the first answer needs: of the game being read, or of all where none is. */
  readonly prepare: (game: string | undefined) => Promise<void>;
  /** Reads the texts of a game, and what guesses, before they are asked for: no network is needed then. */
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
  const [list, words] = await Promise.all([
    read<SearchList>(`${folder}${LIST_FILE}`),
    read<SearchWords>(`${folder}${WORDS_FILE}`),
  ]);
  const { games, elsewhere } = list;
  const foreign = (id: string): Promise<ForeignNames> => read(`${folder}${foreignFile(id)}`);
  const realWords = () => read<RealWords>(`${folder}${REAL_WORDS_FILE}`).then(isAmong);
  const places = (): Promise<SearchPlaces> => read(`${folder}${PLACES_FILE}`);
  const texts = (shard: number): Promise<readonly ShownText[]> =>
    read(`${folder}${textsFile(shard)}`);
  const game = async (id: string) => {
    const [own, index] = await Promise.all([
      read<GameWords>(`${folder}${gameWordsFile(id)}`),
      read<GameIndex>(`${folder}${gameIndexFile(id)}`),
    ]);
    return { words: own, index };
  };
  const own = createSearch(language, {
    list,
    words,
    game,
    foreign,
    places,
    realWords,
    texts,
    // Pagefind's index is larger than all the rest and not kept for the table without a network.
    near: (phrase) =>
      Promise.all([openPagefind(folder), import('./pagefind.ts')])
        .then(([pagefind, { recordsNear }]) => recordsNear(pagefind, phrase))
        .catch(() => games.flatMap(({ start, count }) => range(start, start + count))),
  });
  const teller = (id: string): Language | undefined =>
    LANGUAGES.find((other) => elsewhere[other]?.[id] !== undefined);
  return {
    search: await withOthers(language, own, elsewhere),
    games: Object.fromEntries(games.map(({ id, name }) => [id, name])),
    elsewhere,
    async prepare(home) {
      const other = home === undefined ? undefined : teller(home);
      if (other !== undefined) return (await loadSearch(other)).prepare(home);
      const wanted = games.filter(({ id }) => home === undefined || id === home);
      await Promise.all(wanted.map(({ id }) => game(id)));
    },
    async keep(home) {
      const other = teller(home);
      if (other !== undefined) return (await loadSearch(other)).keep(home);
      const kept = games.find(({ id }) => id === home);
      if (kept === undefined) return;
      await Promise.all([game(home), foreign(home), places(), realWords()]);
      await Promise.all([import('./guess.ts'), import('./terms.ts')]);
      const last = Math.floor((kept.start + kept.count - 1) / SHARD);
      // One after another: what the reader asks for meanwhile need not wait for all of them.
      for (const shard of range(Math.floor(kept.start / SHARD), last + 1)) await texts(shard);
    },
  };
}

/** With the games that are told in another language only, where there are such. */
async function withOthers(
  language: Language,
  own: Search,
  elsewhere: SearchList['elsewhere'],
): Promise<Search> {
  if (Object.keys(elsewhere).length === 0) return own;
  const { searchAcross } = await import('./across.ts');
  return searchAcross(language, own, elsewhere, async (other) => (await loadSearch(other)).search);
}

const range = (start: number, end: number): readonly number[] =>
  Array.from({ length: end - start }, (_, at) => start + at);

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
