import type { ContentFiles } from '../../../src/rules/read/content-files.ts';
import { isLanguage, type Language } from '../../../src/rules/languages.ts';
import { loadGame, type GameSource } from '../../../src/rules/read/load-game.ts';
import type { Model } from '../../../src/rules/model.ts';
import { ProblemList } from '../../../src/rules/problems.ts';
import {
  isTranslatedId,
  ledgersOf,
  type Edition,
  type TranslatedId,
} from '../../../src/rules/translations.ts';
import { UserError } from '../user-error.mjs';
import { readPo, writePo, type PoEntry } from './po.ts';
import { writtenUnder, type Edit } from './written.ts';

type Load = (files: ContentFiles) => Promise<{
  readonly model: Model;
  readonly problems: readonly { readonly message: string }[];
}>;

/** What a translator gets of an edition: the texts that lag behind, and the terms to write them with. */
export function exportEdition(
  { game, language, original, states }: Edition,
  files: ContentFiles,
): { readonly stale: string; readonly glossary: string } {
  const source = sourceOf(game, files);
  const stale = [...states].flatMap(([id, state]): PoEntry[] => {
    if (state !== 'stale') return [];
    const translation = writtenUnder(id, language, source, files);
    const now = writtenUnder(id, original, source, files);
    if (translation === undefined || now === undefined) return [];
    const { text, place } = translation;
    const { file, line } = place;
    return [
      { id, original: now.text, translation: text, isWaiting: true, place: `${file}:${line}` },
    ];
  });
  const terms = source.glossary.data.terms.flatMap((term): PoEntry[] => {
    const [from, to] = [term[original], term[language]];
    if (from === undefined || to === undefined) return [];
    const id = `${game}.glossary.${term.id}`;
    const remark = [term.en, ...(to.aliases ?? [])].join('; ');
    return [{ id, original: from.name, translation: to.name, isWaiting: false, remark }];
  });
  return { stale: writePo(language, stale), glossary: writePo(language, terms) };
}

/** The files as they are to be written, with the ledgers that say so. */
export interface Imported {
  readonly files: ReadonlyMap<string, string>;
  readonly ids: readonly TranslatedId[];
  /** Left alone, each with the reason. */
  readonly refused: readonly string[];
}

/** Takes the finished texts of a PO file; nothing of it where the content would not be whole any more. */
export async function importPo(text: string, files: ContentFiles, load: Load): Promise<Imported> {
  const { language, entries } = readPo(text);
  if (!isLanguage(language)) {
    throw new UserError(
      `The PO file is in «${language}».`,
      'Its header «Language» is to name a language of the content; export it again.',
    );
  }
  const { model } = await load(files);
  const sources = new Map<string, GameSource>();
  const edits: Edit[] = [];
  const ids: TranslatedId[] = [];
  const refused: string[] = [];
  for (const { id, original, translation, isWaiting } of entries) {
    if (isWaiting || translation === '') continue;
    const edition = model.editions.find(
      (candidate) => id.startsWith(`${candidate.game}.`) && candidate.language === language,
    );
    if (!isTranslatedId(id) || edition?.states.get(id) === undefined) {
      refused.push(`${id}: there is no such text in this edition`);
      continue;
    }
    const source = sources.get(edition.game) ?? sourceOf(edition.game, files);
    sources.set(edition.game, source);
    if (writtenUnder(id, edition.original, source, files)?.text !== original) {
      refused.push(`${id}: the original has changed since the export`);
      continue;
    }
    const changes = writtenUnder(id, language, source, files)?.rewrite(translation);
    if (changes === undefined) {
      refused.push(`${id}: title and paragraphs are not as many as in the file`);
      continue;
    }
    edits.push(...changes);
    ids.push(id);
  }
  const written = applied(edits, files);
  const withTexts = overlay(files, written);
  const ledgers = await recorded(withTexts, load, ids, language);
  const all = new Map([...written, ...ledgers]);
  const { problems } = await load(overlay(files, all));
  if (problems.length > 0) {
    throw new UserError(
      `With these translations the content has ${problems.length} mistakes, so nothing is written:\n` +
        problems.map(({ message }) => `- ${message}`).join('\n'),
      'Mend them in the PO file.',
    );
  }
  return { files: all, ids, refused };
}

/** The ledgers after these translations have been made anew. */
export async function recorded(
  files: ContentFiles,
  load: Load,
  ids: Iterable<TranslatedId>,
  language?: Language,
): Promise<ReadonlyMap<string, string>> {
  const { model } = await load(files);
  const made = new Set(ids);
  return ledgersOf(
    model,
    files,
    new ProblemList(),
    (id, of) => made.has(id) && (language === undefined || language === of),
  );
}

function sourceOf(game: string, files: ContentFiles): GameSource {
  const source = loadGame(`content/${game}`, files, new ProblemList());
  if (source === undefined) {
    throw new UserError(`The game «${game}» cannot be read.`, 'See why: npm run check:content');
  }
  return source;
}

function applied(edits: readonly Edit[], files: ContentFiles): ReadonlyMap<string, string> {
  return new Map(
    [...Map.groupBy(edits, ({ file }) => file)].map(([file, changes]) => [
      file,
      changes
        .toSorted((a, b) => b.start - a.start)
        .reduce(
          (text, { start, end, text: now }) => text.slice(0, start) + now + text.slice(end),
          files.read(file) ?? '',
        ),
    ]),
  );
}

const overlay = (files: ContentFiles, written: ReadonlyMap<string, string>): ContentFiles => ({
  read: (path) => written.get(path) ?? files.read(path),
  list: (folder) => files.list(folder),
});
