import { filesInMemory } from '../../../src/rules/read/content-files.ts';
import { loadModel } from '../../../src/rules/read/load.ts';
import { formatProblem } from '../../../src/rules/problems.ts';
import { vocabularyFrom } from '../../../src/rules/link/vocabulary.ts';
import { createLexicon } from '../../../src/lexicon/lexicon.ts';
import { wordKeys } from '../../../src/lexicon/term-forms.ts';
import { baseGame } from './base-game.ts';

/** One change of one file; «¦» in the new text marks where the mistake is to be reported. */
export interface Change {
  readonly file: string;
  readonly text: string | undefined;
  readonly place: string | undefined;
}

type Files = Readonly<Record<string, string>>;

/** Words that no dictionary of the little game knows. */
const MISSPELT: ReadonlySet<string> = new Set(['кубек', 'ватожок', 'пачаток', 'двобий', 'shield']);

/** Inflected forms that the terms of the little game are met in. */
const FORMS = {
  капітан: ['капітан', 'капітани', 'капітана'],
  капитан: ['капитан', 'капитаны', 'капитана'],
};

const INFLECTED: ReadonlySet<string> = new Set(Object.values(FORMS).flat());

export const withoutDictionary = vocabularyFrom((language, { texts, terms, wordList }) => {
  const words = [...texts]
    .flatMap(wordKeys)
    .filter((word) => !MISSPELT.has(word) && !INFLECTED.has(word));
  const alone = Object.fromEntries(words.map((word) => [word, [word]]));
  return Promise.resolve(
    createLexicon(language, { paradigms: { ...alone, ...FORMS }, terms, wordList }),
  );
});

export const load = (files: Files) => loadModel(filesInMemory(files), withoutDictionary);

export const baseModel = async () => (await load(baseGame)).model;

/** Replaces a text that stands in the file exactly once. */
export function change(file: string, from: string, to: string): Change {
  const before = baseGame[file];
  const pieces = before?.split(from) ?? [];
  if (pieces.length !== 2) {
    throw new Error(`«${from}» stands ${pieces.length - 1} times in ${file}; once is needed.`);
  }
  return write(file, pieces.join(to));
}

export function write(file: string, marked: string): Change {
  const [before = '', ...after] = marked.split('¦');
  if (after.length === 0) return { file, text: marked, place: undefined };
  const lines = before.split('\n');
  const column = (lines.at(-1)?.length ?? 0) + 1;
  return { file, text: before + after.join(''), place: `${file}:${lines.length}:${column}` };
}

export const remove = (file: string): Change => ({ file, text: undefined, place: undefined });

/** The place of an unchanged text, for mistakes that show elsewhere than they were made. */
export function placeIn(file: string, text: string): string {
  const { place } = change(file, text, `¦${text}`);
  return place ?? '';
}

/** What the author of the spoilt game would read. */
export async function messagesAfter(...changes: readonly Change[]): Promise<readonly string[]> {
  const files = new Map(Object.entries(baseGame));
  for (const { file, text } of changes) {
    if (text === undefined) files.delete(file);
    else files.set(file, text);
  }
  const { problems } = await load(Object.fromEntries(files));
  return problems.map(formatProblem);
}
