import { fold, respell } from './fold.ts';

/** Correct words by lemma, each with the forms listed for it. All are folded keys. */
export type WordList = ReadonlyMap<string, readonly string[]>;

interface Mistake {
  readonly message: string;
  readonly hint: string;
}

/** A line of a word list that cannot be read. Lines and columns count from 1. */
export class WordListError extends Error {
  readonly line: number;
  readonly column: number;
  readonly reason: string;
  readonly hint: string;

  constructor(file: string, line: number, column: number, { message, hint }: Mistake) {
    super(`${file}:${line}:${column} ${message}\n    ${hint}`);
    this.name = 'WordListError';
    this.line = line;
    this.column = column;
    this.reason = message;
    this.hint = hint;
  }
}

const WORD = /^[\p{L}\p{M}\p{N}]+(?:[’-][\p{L}\p{M}\p{N}]+)*$/u;

/** One `word`, or `lemma: form form…`, on a line; `#` starts a comment. */
export function parseWordList(text: string, file: string): WordList {
  const list = new Map<string, readonly string[]>();
  for (const [at, line] of text.split('\n').entries()) {
    const [first, ...others] = line.replace(/#.*/, '').matchAll(/\S+/g);
    if (first === undefined) continue;
    const hasForms = first[0].endsWith(':');
    const lemma = hasForms ? first[0].slice(0, -1) : first[0];
    const fail = (index: number, mistake: Mistake): never => {
      throw new WordListError(file, at + 1, index + 1, mistake);
    };
    for (const [word, index] of [
      [lemma, first.index] as const,
      ...others.map((match) => [match[0], match.index] as const),
    ]) {
      const mistake = mistakeIn(word);
      if (mistake) fail(index, mistake);
    }
    if (others[0] && !hasForms) fail(others[0].index, SECOND_WORD);
    list.set(fold(lemma), [
      ...(list.get(fold(lemma)) ?? []),
      ...others.map((match) => fold(match[0])),
    ]);
  }
  return list;
}

const SECOND_WORD: Mistake = {
  message: 'A second word stands on a line that holds one.',
  hint: 'Give each word its own line, or put a colon after the first if the others are its forms.',
};

function mistakeIn(word: string): Mistake | undefined {
  if (respell(word) !== word) {
    return {
      message: `«${word}» mixes Latin and Cyrillic letters.`,
      hint: `Retype it in one alphabet: «${respell(word)}».`,
    };
  }
  if (!WORD.test(word)) {
    return {
      message: `«${word}» is not a word.`,
      hint: 'Use letters, digits, hyphens and the apostrophe ’, and write `lemma: form form`.',
    };
  }
  return undefined;
}
