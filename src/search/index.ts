import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { close, createIndex } from 'pagefind';
import type { Language } from '../rules/languages.ts';
import type { Model } from '../rules/model.ts';
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
} from './bundle.ts';
import { pagesOf, readTogether, type SearchedPage } from './pages.ts';
import { forPagefind, RECORDS } from './pagefind.ts';
import { searchDataOf } from './write-index.ts';
import { realWordsOf } from './write-real-words.ts';

export interface BundleReport {
  readonly records: number;
  readonly files: readonly BundleFile[];
}

export interface BundleFile {
  readonly path: string;
  readonly bytes: number;
  /** As it travels: the index's own files are packed already. */
  readonly packed: number;
}

/** Pagefind also writes three user interfaces and a highlighter, larger than the index. */
const NEEDED =
  /^(?:pagefind\.js|pagefind-worker\.js|pagefind-entry\.json|wasm\.unknown\.pagefind|.*\.pf_\w+)$/;

/** Adds the whole search of one language to a built site, whose pages it reads. */
export async function writeBundle(
  model: Model,
  language: Language,
  site: string,
): Promise<BundleReport> {
  const data = searchDataOf(model, language);
  const { records, list, words, games, places, texts } = data;
  const json = (path: string, value: unknown) => ({
    path,
    content: new TextEncoder().encode(JSON.stringify(value)),
  });
  const files = [
    ...(await phraseIndex(site, pagesOf(records, language))),
    json(LIST_FILE, list),
    json(WORDS_FILE, words),
    ...Object.entries(games).flatMap(([id, game]) => [
      json(gameWordsFile(id), game.words),
      json(gameIndexFile(id), game.index),
      json(foreignFile(id), game.foreign),
    ]),
    json(PLACES_FILE, places),
    json(REAL_WORDS_FILE, await realWordsOf(data)),
    ...texts.map((shard, at) => json(textsFile(at), shard)),
  ];

  const folder = join(site, SEARCH_FOLDER, language);
  await rm(folder, { recursive: true, force: true });
  for (const { path, content } of files) {
    const full = join(folder, path);
    await mkdir(dirname(full), { recursive: true });
    await writeFile(full, content);
  }
  return {
    records: records.length,
    files: files.map(({ path, content }) => ({
      path,
      bytes: content.length,
      packed: Math.min(content.length, gzipSync(content).length),
    })),
  };
}

/** Pagefind's program runs beside ours until it is told to end. */
export async function endIndexing(): Promise<void> {
  await close();
}

/** What stands on a page beside the words of its rules and terms. */
const BESIDES = ['.permalink', '.label', '.teaser', '.rail', '[popover]', 'nav', 'form'];

/** Pagefind knows where each word stands, so it finds which pages hold a phrase. */
async function phraseIndex(
  site: string,
  ofSite: readonly SearchedPage[],
): Promise<readonly { path: string; content: Uint8Array }[]> {
  const { index, errors } = await createIndex({
    rootSelector: 'main',
    excludeSelectors: BESIDES,
    // It has no stemmer for Ukrainian, and its Russian one takes «более» for a form of «бой».
    forceLanguage: 'unknown',
  });
  if (index === undefined) throw new Error(`Pagefind did not start: ${errors.join('; ')}`);
  try {
    for (const { pages, start, count } of readTogether(ofSite)) {
      const texts = await Promise.all(
        pages.map(async ({ path }) =>
          mainOf(await readFile(join(site, path, 'index.html'), 'utf8')),
        ),
      );
      const url = `/${pages[0]?.path ?? ''}`;
      const { errors: refused } = await index.addHTMLFile({
        url,
        content: `<html><body><main data-pagefind-meta="${RECORDS}:${start}+${count}">${forPagefind(texts.join(''))}</main></body></html>`,
      });
      if (refused.length > 0) throw new Error(`Pagefind refuses ${url}: ${refused.join('; ')}`);
    }
    const { files, errors: failures } = await index.getFiles();
    if (failures.length > 0) throw new Error(`Pagefind wrote no index: ${failures.join('; ')}`);
    return files.filter(({ path }) => NEEDED.test(path));
  } finally {
    await index.deleteIndex();
  }
}

const mainOf = (html: string): string => /<main[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? '';
