import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Language, Localized } from '../rules/languages.ts';
import { fold } from './fold.ts';
import { expand, listedWords } from './hunspell.ts';
import type { Paradigms } from './lexicon.ts';

/** Raise it when `expand` or `fold` would give another answer for the same words. */
const CODE_VERSION = 1;

/** Each change of the texts makes a new file; branches and tests take turns, so keep a few. */
const KEPT_FILES = 4;

const DEFAULT_CACHE = join('node_modules', '.cache', 'kodeks');

export interface DictionaryOptions {
  readonly cacheDirectory?: string | undefined;
}

/** The dictionary's paradigms of all lemmas these words can be forms of, from the cache if there. */
export async function dictionaryParadigms(
  language: Language,
  words: Iterable<string>,
  { cacheDirectory = DEFAULT_CACHE }: DictionaryOptions = {},
): Promise<Paradigms> {
  const keys = [...new Set(Array.from(words, fold))].sort();
  const { aff, dic } = await importDictionary(language);
  const hash = createHash('sha256').update(aff).update(dic);
  const digest = hash
    .update(JSON.stringify([CODE_VERSION, keys]))
    .digest('hex')
    .slice(0, 16);
  const file = join(cacheDirectory, `words-${language}-${digest}.json`);

  const cached = await readCache(file);
  if (cached) return cached;
  const decoder = new TextDecoder();
  const paradigms = expand({ aff: decoder.decode(aff), dic: decoder.decode(dic) }, keys);
  await writeCache(file, paradigms);
  await dropOldest(cacheDirectory, `words-${language}-`);
  return paradigms;
}

/** All words of a dictionary as it lists them: folded dictionary forms. */
export async function dictionaryWords(language: Language): Promise<ReadonlySet<string>> {
  const { dic } = await importDictionary(language);
  return listedWords(new TextDecoder().decode(dic));
}

/** Imported only when asked for: together they are 12 MB. */
const DICTIONARIES = {
  uk: () => import('dictionary-uk'),
  ru: () => import('dictionary-ru'),
} as const satisfies Localized<unknown>;

async function importDictionary(language: Language) {
  const module = await DICTIONARIES[language]();
  return module.default;
}

async function readCache(file: string): Promise<Paradigms | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  // Only this module writes these files, each whole, under a name made of all they depend on.
  return text === undefined ? undefined : (JSON.parse(text) as Paradigms);
}

/** Renamed into place, so that another process never reads half a file. */
async function writeCache(file: string, paradigms: Paradigms): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(paradigms));
  await rename(draft, file);
}

async function dropOldest(directory: string, prefix: string): Promise<void> {
  const names = (await readdir(directory)).filter((name) => name.startsWith(prefix));
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(directory, name);
      const made = await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      );
      return { path, made };
    }),
  );
  const old = files.toSorted((a, b) => b.made - a.made).slice(KEPT_FILES);
  await Promise.all(old.map(({ path }) => rm(path, { force: true })));
}
