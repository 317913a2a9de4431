import { fold } from './fold.ts';
import { tokenize } from './tokenize.ts';

/** How a glossary writes a term in one language: names in dictionary form, and odd forms. */
export interface TermWords {
  readonly name: string;
  readonly aliases?: readonly string[] | undefined;
  readonly forms?: readonly string[] | undefined;
  readonly slang?: readonly string[] | undefined;
}

interface AlignedForm {
  /** The word of a name that this is a form of. Folded, as `form` is. */
  readonly base: string;
  readonly form: string;
  /** The base is a whole name, hence in dictionary form; else it may itself be inflected. */
  readonly whole: boolean;
}

export function wordKeys(text: string): readonly string[] {
  return tokenize(text).map((token) => fold(token.text));
}

/**
 * Which word each listed form belongs to. A form of several words is laid word by word along the
 * name it resembles most; a form of one word belongs to the most similar word of all names.
 */
export function alignForms(term: TermWords): readonly AlignedForm[] {
  const names = [term.name, ...(term.aliases ?? [])].map(wordKeys);
  return (term.forms ?? []).flatMap((text) => {
    const form = wordKeys(text);
    const sameLength = names.filter((name) => name.length === form.length);
    const bases =
      form.length === 1 ? sameLength.concat(names.flat().map((word) => [word])) : sameLength;
    const base = mostSimilar(bases, form);
    const whole = form.length === 1 && sameLength.some((name) => name[0] === base[0]);
    return form.flatMap((word, at) => {
      const baseWord = base[at];
      return baseWord === undefined ? [] : [{ base: baseWord, form: word, whole }];
    });
  });
}

/** Of equals the first, so that the name goes before its aliases. */
function mostSimilar(
  candidates: readonly (readonly string[])[],
  form: readonly string[],
): readonly string[] {
  let best: readonly string[] = [];
  let bestLength = -1;
  for (const candidate of candidates) {
    const length = form.reduce((sum, word, at) => sum + commonPrefix(word, candidate[at] ?? ''), 0);
    if (length > bestLength) [best, bestLength] = [candidate, length];
  }
  return best;
}

function commonPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
