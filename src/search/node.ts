import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '../rules/languages.ts';
import { searchAcross } from './across.ts';
import {
  foreignFile,
  gameIndexFile,
  gameWordsFile,
  LIST_FILE,
  PLACES_FILE,
  REAL_WORDS_FILE,
  SEARCH_FOLDER,
  textsFile,
  WORDS_FILE,
  type RealWords,
  type SearchList,
  type ShownText,
} from './bundle.ts';
import { recordsNear, type PagefindModule } from './pagefind.ts';
import { createSearch, type Search } from './query.ts';
import { isAmong } from './real-words.ts';

export class NoIndexError extends Error {
  constructor(folder: string) {
    super(`There is no search index in ${folder}.`);
    this.name = 'NoIndexError';
  }
}

/** The search of a built site, outside a browser. */
export async function openSearchIn(site: string, language: Language): Promise<Search> {
  const folder = join(site, SEARCH_FOLDER, language);
  if (!existsSync(join(folder, WORDS_FILE))) throw new NoIndexError(folder);
  // Only writeBundle makes these files, all of them together.
  const read = async <T>(file: string): Promise<T> =>
    JSON.parse(await readFile(join(folder, file), 'utf8')) as T;
  const kept = new Map<string, Promise<unknown>>();
  const readOnce = <T>(file: string): Promise<T> => {
    const known = kept.get(file) ?? read(file);
    kept.set(file, known);
    // One name stands for one file, so what it holds is of one type.
    return known as Promise<T>;
  };
  const list = await read<SearchList>(LIST_FILE);
  const own = createSearch(language, {
    list,
    words: await read(WORDS_FILE),
    game: async (id) => ({
      words: await read(gameWordsFile(id)),
      index: await read(gameIndexFile(id)),
    }),
    foreign: (id) => read(foreignFile(id)),
    places: () => readOnce(PLACES_FILE),
    realWords: () => readOnce<RealWords>(REAL_WORDS_FILE).then(isAmong),
    texts: (shard) => readOnce<readonly ShownText[]>(textsFile(shard)),
    near: async (phrase) => recordsNear(await openPagefind(folder), phrase),
  });
  return searchAcross(language, own, list.elsewhere, (other) => openSearchIn(site, other));
}

/** Pagefind as it runs in a page, reading its files from this folder. */
export async function openPagefind(folder: string): Promise<PagefindModule> {
  readFilesByFetch();
  const url = pathToFileURL(join(folder, 'pagefind.js')).href;
  const pagefind = (await import(url)) as PagefindModule;
  await pagefind.init();
  return pagefind;
}

let readsFiles = false;

/** Pagefind fetches its files from where its code lies; Node's own fetch knows no `file:`. */
function readFilesByFetch(): void {
  if (readsFiles) return;
  readsFiles = true;
  const fetchFromNetwork = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.protocol !== 'file:') return fetchFromNetwork(input, init);
    url.search = '';
    return new Response(await readFile(url));
  };
}
