import { distance } from 'fastest-levenshtein';
import { wordKeys } from '../lexicon/term-forms.ts';

/** What to offer when nothing matches: the records whose names are spelled most like the query. */
export function nearestTerms(
  keys: readonly string[],
  names: readonly { readonly record: number; readonly text: string }[],
  count: number,
): readonly number[] {
  const query = keys.join(' ');
  const costs = new Map<number, number>();
  for (const { record, text } of names) {
    const words = wordKeys(text);
    const cost = Math.min(...[words.join(' '), ...words].map((word) => unlikeness(query, word)));
    costs.set(record, Math.min(cost, costs.get(record) ?? Number.POSITIVE_INFINITY));
  }
  return [...costs]
    .sort(([, a], [, b]) => a - b)
    .slice(0, count)
    .map(([record]) => record);
}

/** 0 for equal texts, 1 for texts with nothing in common; a shared beginning counts for more. */
function unlikeness(a: string, b: string): number {
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  const longest = Math.max(a.length, b.length, 1);
  return (distance(a, b) - shared / 2) / longest;
}
