/** A word of a text as it is written, and where: `text.slice(start, end)`. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Hyphens and apostrophes join a word only from inside: ЗІД-винищувач, об’єкт. */
const WORD =
  /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00AD]*(?:['’ʼ‘`´′‐‑-][\p{L}\p{N}][\p{L}\p{N}\p{M}\u00AD]*)*/gu;

export function tokenize(text: string): readonly Token[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}
