import { once } from '../lexicon/once.ts';
import type { RealWords } from './bundle.ts';
import { unpackWords } from './packed-words.ts';

/**
 * Words that no text has, and that are a slip away from one that a text has: «носій» is not «новій»
 * misspelt. Those farther away are in no danger of being corrected.
 */
export function realWordsBeside(
  known: Iterable<string>,
  dictionaries: readonly ReadonlySet<string>[],
): readonly string[] {
  const own = new Set(known);
  const near = new Set([...own].flatMap((word) => [word, ...withoutOneLetter(word)]));
  // A slip is in the one half of a word or in the other: cheap to ask of half a million words.
  const begins = new Set([...own].map((word) => word.slice(0, 2)));
  const ends = new Set([...own].map((word) => word.slice(-2)));
  const mayBeNear = (word: string): boolean =>
    begins.has(word.slice(0, 2)) || ends.has(word.slice(-2));
  const isNear = (word: string): boolean =>
    near.has(word) || withoutOneLetter(word).some((shorter) => near.has(shorter));
  const found = new Set<string>();
  for (const words of dictionaries) {
    for (const word of words) {
      if (word.length >= SHORTEST && !own.has(word) && mayBeNear(word) && isNear(word))
        found.add(word);
    }
  }
  return [...found].sort();
}

/** Shorter words are never corrected: see `asked-word.ts`. */
const SHORTEST = 5;

/** Two words a slip apart are the same word without some letter of each. */
const withoutOneLetter = (word: string): readonly string[] =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

/** Whether a word is one of them. */
export function isAmong({ words }: RealWords): (word: string) => boolean {
  const all = once(() => new Set(unpackWords(words)));
  return (word) => all().has(word);
}
