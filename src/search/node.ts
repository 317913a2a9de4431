import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '../rules/languages.ts';
import { searchAcross } from './across.ts';
import {
  INDEX_FILE,
  SEARCH_FOLDER,
  textsFile,
  WORDS_FILE,
  type SearchIndex,
  type ShownText,
} from './bundle.ts';
import { recordsNear, type PagefindModule } from './pagefind.ts';
import { createSearch, type Search } from './query.ts';

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
  const index = await read<SearchIndex>(INDEX_FILE);
  const kept = new Map<number, Promise<readonly ShownText[]>>();
  const texts = (shard: number): Promise<readonly ShownText[]> => {
    const known = kept.get(shard) ?? read<readonly ShownText[]>(textsFile(shard));
    kept.set(shard, known);
    return known;
  };
  const own = createSearch(language, {
    words: await read(WORDS_FILE),
    index,
    texts,
    near: async (phrase) => recordsNear(await openPagefind(folder), phrase),
  });
  return searchAcross(language, own, index.elsewhere, (other) => openSearchIn(site, other));
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
