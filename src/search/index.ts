import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { close, createIndex } from 'pagefind';
import type { Language } from '../rules/languages.ts';
import type { Model } from '../rules/model.ts';
import { INDEX_FILE, textsFile, WORDS_FILE } from './bundle.ts';
import type { SearchRecord } from './records.ts';
import { addressOf } from './urls.ts';
import { searchDataOf } from './write-index.ts';

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

/** Writes the whole search of one language into a folder of the built site. */
export async function writeBundle(
  model: Model,
  language: Language,
  folder: string,
): Promise<BundleReport> {
  const { records, words, index, texts } = searchDataOf(model, language);
  const json = (path: string, value: unknown) => ({
    path,
    content: new TextEncoder().encode(JSON.stringify(value)),
  });
  const files = [
    ...(await phraseIndex(records, language)),
    json(WORDS_FILE, words),
    json(INDEX_FILE, index),
    ...texts.map((shard, at) => json(textsFile(at), shard)),
  ];

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

/** One record for each rule: Pagefind knows where each word stands, so it finds whole phrases. */
async function phraseIndex(
  records: readonly SearchRecord[],
  language: Language,
): Promise<readonly { path: string; content: Uint8Array }[]> {
  const { index, errors } = await createIndex();
  if (index === undefined) throw new Error(`Pagefind did not start: ${errors.join('; ')}`);
  try {
    for (const [place, { id, title, text, ownsText }] of records.entries()) {
      if (!ownsText || text === '') continue;
      const { errors: refused } = await index.addCustomRecord({
        url: addressOf(language, id),
        content: text,
        // It has no stemmer for Ukrainian, and its Russian one takes «более» for a form of «бой».
        language: 'unknown',
        meta: { title, place: String(place) },
      });
      if (refused.length > 0) throw new Error(`Pagefind refuses ${id}: ${refused.join('; ')}`);
    }
    const { files, errors: failures } = await index.getFiles();
    if (failures.length > 0) throw new Error(`Pagefind wrote no index: ${failures.join('; ')}`);
    return files.filter(({ path }) => NEEDED.test(path));
  } finally {
    await index.deleteIndex();
  }
}
