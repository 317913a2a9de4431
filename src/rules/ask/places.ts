import type { Place } from '../problems.ts';

export function placeAt(file: string, text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { file, line: before.split('\n').length, column: offset - lineStart + 1 };
}

/** The first place at or after the offset where these letters stand as a word of their own. */
export function offsetOfWord(text: string, from: number, word: string): number {
  const isLetter = (at: number): boolean => /[\p{L}\p{N}]/u.test(text.charAt(at));
  for (let at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1)) {
    const joined = isLetter(at) && (isLetter(at - 1) || isLetter(at + word.length));
    if (!joined) return at;
  }
  return from;
}
