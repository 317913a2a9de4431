import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '../rules/languages.ts';
import { searchAcross } from './across.ts';
import { SEARCH_FOLDER, WORDS_FILE, type SearchWords } from './bundle.ts';
import { pagefindIndex, type PagefindModule } from './pagefind.ts';
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
  // Only writeBundle makes this file, together with the index beside it.
  const words = JSON.parse(await readFile(join(folder, WORDS_FILE), 'utf8')) as SearchWords;
  const own = createSearch(language, words, async () => {
    readFilesByFetch();
    const url = pathToFileURL(join(folder, 'pagefind.js')).href;
    return pagefindIndex((await import(url)) as PagefindModule);
  });
  return searchAcross(language, own, words.elsewhere, (other) => openSearchIn(site, other));
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
