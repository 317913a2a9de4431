import type { WordForms } from './forms.ts';

/** A word of the query, and what the index is asked for: any of its keys would do. */
export interface AskedWord {
  readonly typed: string;
  readonly keys: readonly string[];
  /** The word it was taken for, if it is misspelt. */
  readonly corrected?: string;
}

/** Shorter words have too many neighbours to guess which was meant. */
const SHORTEST_MISSPELT = 4;
const LONG = 8;
const SHORTEST_STEM = 5;

export function ask(typed: string, forms: WordForms): AskedWord {
  const lemmas = forms.lemmasOf(typed);
  if (lemmas.length > 0) return { typed, keys: lemmas };
  if (forms.begins(typed)) return { typed, keys: [typed] };
  return (
    correct(typed, 1, forms) ??
    stem(typed, forms) ??
    (typed.length < LONG ? undefined : correct(typed, 2, forms)) ?? { typed, keys: [] }
  );
}

/** By the same measure as the index has: the beginning of a word is enough. */
export function isOneOf(word: string, { keys }: AskedWord, forms: WordForms): boolean {
  return (
    keys.some((key) => word.startsWith(key)) ||
    forms.lemmasOf(word).some((lemma) => keys.includes(lemma))
  );
}

function correct(typed: string, mistakes: number, forms: WordForms): AskedWord | undefined {
  if (typed.length < SHORTEST_MISSPELT) return undefined;
  const corrected = forms.nearest(typed, mistakes);
  if (corrected === undefined) return undefined;
  return { typed, keys: forms.lemmasOf(corrected), corrected };
}

/** «затасувати» is not in the texts, but «затасовують» is. */
function stem(typed: string, forms: WordForms): AskedWord | undefined {
  const shortest = Math.max(SHORTEST_STEM, typed.length / 2);
  for (let length = typed.length - 1; length >= shortest; length -= 1) {
    const start = typed.slice(0, length);
    if (forms.begins(start)) return { typed, keys: [start] };
  }
  return undefined;
}
