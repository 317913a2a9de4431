import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { close, createIndex, type CustomRecord, type PagefindIndex } from 'pagefind';
import { LANGUAGES, type Language } from '../rules/languages.ts';
import type { Model } from '../rules/model.ts';
import { GLOSSARY_TOPIC, ruleId } from '../rules/references.ts';
import { gameLanguage } from '../rules/select.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { wordKeys } from '../words/term-forms.ts';
import { WORDS_FILE, type GameNames, type SearchWords } from './bundle.ts';
import { chooseLemmas, packForms, unpackForms, type WordForms } from './forms.ts';
import { plainNumber } from './printed-number.ts';
import { otherNames, recordsOf, type SearchRecord } from './records.ts';
import { namedTerms } from './terms.ts';

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
  const lexicon = model.vocabulary.lexicon(language);
  const records = recordsOf(model, language);
  const words = searchWords(model, records, language, lexicon);
  const indexed = await indexFiles(records, unpackForms(words.forms));
  const files = [
    ...indexed,
    { path: WORDS_FILE, content: new TextEncoder().encode(JSON.stringify(words)) },
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

async function indexFiles(
  records: readonly SearchRecord[],
  forms: WordForms,
): Promise<readonly { path: string; content: Uint8Array }[]> {
  const { index, errors } = await createIndex();
  if (index === undefined) throw new Error(`Pagefind did not start: ${errors.join('; ')}`);
  try {
    for (const record of records) await add(index, customRecord(record, forms));
    const { files, errors: failures } = await index.getFiles();
    if (failures.length > 0) throw new Error(`Pagefind wrote no index: ${failures.join('; ')}`);
    return files.filter(({ path }) => NEEDED.test(path));
  } finally {
    await index.deleteIndex();
  }
}

async function add(index: PagefindIndex, record: CustomRecord): Promise<void> {
  const { errors } = await index.addCustomRecord(record);
  if (errors.length > 0) {
    throw new Error(`Pagefind refuses ${record.url}: ${errors.join('; ')}`);
  }
}

function customRecord(record: SearchRecord, forms: WordForms): CustomRecord {
  const { title, url, text, names, numbers, question, context, kind, game } = record;
  return {
    url,
    // Pagefind leaves a record without content out.
    content: text === '' ? title : text,
    // It has no stemmer for Ukrainian, and its Russian one takes «более» for a form of «бой».
    language: 'unknown',
    meta: {
      title,
      names: keysOf(names, forms),
      question: keysOf([question], forms),
      context: keysOf(context, forms),
      keys: keysOf([text], forms),
    },
    filters: {
      kind: [kind],
      game: [game],
      ...(numbers.length > 0 && { number: numbers.map(plainNumber) }),
    },
  };
}

/** Each word once: as written and in dictionary form. */
function keysOf(texts: readonly string[], forms: WordForms): string {
  const keys = texts.flatMap(wordKeys);
  return [...new Set(keys.flatMap((key) => [key, ...forms.lemmasOf(key)]))].join(' ');
}

export function searchWords(
  model: Model,
  records: readonly SearchRecord[],
  language: Language,
  lexicon: Lexicon,
): SearchWords {
  const texts = records.flatMap(({ title, text, names }) => [title, text, ...names]);
  // Forms that no dictionary knows may be asked for without standing in a text.
  const odd = model.games.flatMap(({ terms }) =>
    terms.flatMap((term) => term.words[language]?.forms ?? []),
  );
  const lemmas = chooseLemmas([...texts, ...odd].flatMap(wordKeys), lexicon);
  const forms = packForms(lemmas, lexicon);
  const known = unpackForms(forms);
  return {
    games: namesOf(model, language, language),
    elsewhere: Object.fromEntries(
      LANGUAGES.filter((other) => other !== language)
        .map((other) => [other, namesOf(model, other, language)] as const)
        .filter(([, names]) => Object.keys(names).length > 0),
    ),
    terms: model.games.flatMap((game) =>
      game.terms.flatMap((term) => {
        const words = term.words[language];
        if (words === undefined) return [];
        const id = ruleId(game.id, GLOSSARY_TOPIC, term.id);
        const { name, definition } = words;
        const entry = { id, name, definition, others: otherNames(term, language) };
        // A form of several words may be beyond the dictionary, word for word.
        const beyond = words.forms.filter(
          (form) =>
            !namedTerms(wordKeys(form), [entry], known, language).some(({ isWhole }) => isWhole),
        );
        return [{ ...entry, others: [...entry.others, ...beyond] }];
      }),
    ),
    forms,
  };
}

/** The games that a reader of `language` is shown in `told`. */
function namesOf({ games }: Model, told: Language, language: Language): GameNames {
  return Object.fromEntries(
    games
      .filter((game) => gameLanguage(game, language) === told)
      .map((game) => [game.id, game.name[language]]),
  );
}
