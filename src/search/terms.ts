import { distance } from 'fastest-levenshtein';
import type { Language } from '../rules/languages.ts';
import type { RuleId } from '../rules/references.ts';
import { mainVariant } from '../words/function-words.ts';
import { wordKeys } from '../words/term-forms.ts';
import type { WordForms } from './forms.ts';

/** A glossary term as the reader's device keeps it, so that it answers before the index has loaded. */
export interface TermEntry {
  readonly id: RuleId;
  readonly name: string;
  readonly definition: string;
  readonly others: readonly string[];
}

export interface NamedTerm extends TermEntry {
  /** By its whole name or one of its other names, not by the beginning of one. */
  readonly isWhole: boolean;
}

/** Terms that the query names, or whose name it begins; the closest first. */
export function namedTerms(
  keys: readonly string[],
  terms: readonly TermEntry[],
  forms: WordForms,
  language: Language,
): readonly NamedTerm[] {
  if (keys.length === 0) return [];
  const variantOf = (key: string): string => mainVariant(language, key);
  const isSame = (a: string, b: string): boolean => sameWord(variantOf(a), variantOf(b), forms);
  const ranked = terms.flatMap((term) => {
    const ranks = [term.name, ...term.others].map((name, at) => {
      const rank = closeness(keys, wordKeys(name), isSame);
      return rank === 0 || at === 0 ? rank : rank - 0.5;
    });
    const rank = Math.max(...ranks);
    return rank > 0 ? [{ term: { ...term, isWhole: rank > 1 }, rank }] : [];
  });
  return ranked
    .sort((a, b) => b.rank - a.rank || a.term.name.length - b.term.name.length)
    .map(({ term }) => term);
}

/** 2: the whole name, in any form; 1: its beginning; 0: neither. */
function closeness(
  keys: readonly string[],
  name: readonly string[],
  isSame: (a: string, b: string) => boolean,
): 0 | 1 | 2 {
  if (keys.length > name.length) return 0;
  for (const [at, key] of keys.entries()) {
    const word = name[at] ?? '';
    if (isSame(key, word)) continue;
    const isUnfinished = at === keys.length - 1 && key.length > 1 && word.startsWith(key);
    return isUnfinished ? 1 : 0;
  }
  return keys.length === name.length ? 2 : 1;
}

function sameWord(a: string, b: string, forms: WordForms): boolean {
  if (a === b) return true;
  const lemmas = forms.lemmasOf(b);
  return forms.lemmasOf(a).some((lemma) => lemmas.includes(lemma));
}

/** What to offer when nothing matches: the terms spelled most like the query. */
export function nearestTerms(
  keys: readonly string[],
  terms: readonly TermEntry[],
  count: number,
): readonly TermEntry[] {
  const query = keys.join(' ');
  return terms
    .map((term) => {
      const costs = [term.name, ...term.others].flatMap((name) => {
        const words = wordKeys(name);
        return [words.join(' '), ...words].map((text) => unlikeness(query, text));
      });
      return { term, cost: Math.min(...costs) };
    })
    .sort((a, b) => a.cost - b.cost)
    .slice(0, count)
    .map(({ term }) => term);
}

/** 0 for equal texts, 1 for texts with nothing in common; a shared beginning counts for more. */
function unlikeness(a: string, b: string): number {
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  const longest = Math.max(a.length, b.length, 1);
  return (distance(a, b) - shared / 2) / longest;
}
