import { distance } from 'fastest-levenshtein';
import { once } from '../lexicon/once.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { isOneSlip } from '../lexicon/slip.ts';

/**
 * All forms of the words of the texts, small enough for a phone: words that inflect alike share
 * one list of endings. `endings[i]` belongs to the stems in `stems[i]`; the first makes the lemma.
 */
export interface FormTable {
  readonly endings: readonly string[];
  readonly stems: readonly string[];
}

/** What a query needs to know about words. Takes and gives folded keys. */
export interface WordForms {
  /** In the order of the table. */
  readonly lemmas: readonly string[];
  /** All words there are, in any form. */
  readonly forms: readonly string[];
  /** The dictionary forms of a word of the texts; none when the texts do not have it. */
  readonly lemmasOf: (key: string) => readonly string[];
  readonly placeOf: (lemma: string) => number;
  /** Whether two lemmas, by their places, have a form in common. */
  looksLike(lemma: number, other: number): boolean;
  /** The lemmas of all words that start like this, as one still being typed does. */
  beginningWith(key: string): readonly string[];
  /** Known words one slip away. */
  slipped(key: string): readonly string[];
  /** The known word nearest to this one, so many mistakes away at most. */
  nearest(key: string, mistakes: number): string | undefined;
}

/**
 * The dictionary forms that explain the words, as few as will do: «бою» may be a form of «бой»,
 * but where «бій», «боєм» and «боєві» stand beside it, it is not.
 */
export function chooseLemmas(words: Iterable<string>, lexicon: Lexicon): ReadonlySet<string> {
  const all = new Set(words);
  const explained = new Map<string, string[]>();
  for (const word of all) {
    for (const lemma of lexicon.lemmasOf(word)) {
      explained.set(lemma, [...(explained.get(lemma) ?? []), word]);
    }
  }
  const strongestFirst = [...explained].sort(
    ([a, ofA], [b, ofB]) =>
      ofB.length - ofA.length || Number(all.has(b)) - Number(all.has(a)) || (a < b ? -1 : 1),
  );
  const chosen = new Set<string>();
  for (const [lemma, forms] of strongestFirst) {
    if (!forms.some((form) => all.has(form))) continue;
    chosen.add(lemma);
    for (const form of forms) all.delete(form);
  }
  return chosen;
}

/** The forms of each lemma, which the caller may take from several lexicons. */
export function packForms(paradigms: ReadonlyMap<string, Iterable<string>>): FormTable {
  const stems = new Map<string, string[]>();
  for (const [lemma, others] of [...paradigms].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const forms = [...new Set([lemma, ...others])];
    const stem = commonStart(forms);
    const endings = forms.map((form) => form.slice(stem.length)).join();
    const alike = stems.get(endings);
    if (alike === undefined) stems.set(endings, [stem]);
    else alike.push(stem);
  }
  return { endings: [...stems.keys()], stems: [...stems.values()].map((list) => list.join()) };
}

/** Places go on from one table to the next; a lemma that comes again keeps its place. */
export function unpackForms(...tables: readonly FormTable[]): WordForms {
  const known = new Map<string, string[]>();
  const places = new Map<string, number>();
  for (const { endings: lists, stems } of tables) {
    for (const [at, list] of lists.entries()) {
      const endings = list.split(',');
      for (const stem of (stems[at] ?? '').split(',')) {
        const lemma = stem + (endings[0] ?? '');
        if (!places.has(lemma)) places.set(lemma, places.size);
        for (const ending of endings) {
          const lemmas = known.get(stem + ending);
          if (lemmas === undefined) known.set(stem + ending, [lemma]);
          else if (!lemmas.includes(lemma)) lemmas.push(lemma);
        }
      }
    }
  }
  const forms = [...known.keys()].sort();
  const lemmasOf = (key: string): readonly string[] => known.get(key) ?? [];
  const placeOf = (lemma: string): number => places.get(lemma) ?? -1;
  const backwards = once(() => forms.map(reversed).sort());
  const alike = once(() => {
    const found = new Map<number, Set<number>>();
    for (const lemmas of known.values()) {
      if (lemmas.length === 1) continue;
      for (const lemma of lemmas.map(placeOf)) {
        found.set(lemma, new Set([...(found.get(lemma) ?? []), ...lemmas.map(placeOf)]));
      }
    }
    return found;
  });
  return {
    lemmas: [...places.keys()],
    forms,
    lemmasOf,
    placeOf,
    looksLike: (lemma, other) => alike().get(lemma)?.has(other) === true,
    beginningWith(key) {
      return [...new Set(startingWith(forms, key).flatMap(lemmasOf))];
    },
    slipped(key) {
      // A slip is in the one half of a word or in the other, and the rest of it is as it should be.
      const half = key.length >> 1;
      const near = [
        ...startingWith(forms, key.slice(0, half)),
        ...startingWith(backwards(), reversed(key.slice(half + 1))).map(reversed),
      ];
      return [...new Set(near)].filter((form) => isOneSlip(form, key)).sort();
    },
    nearest: (key, mistakes) => nearestForm(forms, key, mistakes),
  };
}

function commonStart(words: readonly string[]): string {
  const [first = ''] = words;
  let length = first.length;
  for (const word of words) while (!word.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}

const reversed = (word: string): string => [...word].reverse().join('');

function startingWith(sorted: readonly string[], start: string): readonly string[] {
  const from = firstAtLeast(sorted, start);
  let to = from;
  while (sorted[to]?.startsWith(start) === true) to += 1;
  return sorted.slice(from, to);
}

function firstAtLeast(sorted: readonly string[], key: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

function nearestForm(forms: readonly string[], key: string, allowed: number): string | undefined {
  let best: string | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const form of forms) {
    // Few people mistype the first letter, and to compare only the rest saves nine tenths of the work.
    if (!form.startsWith(key.charAt(0)) || Math.abs(form.length - key.length) > allowed) continue;
    const mistakes = distance(form, key);
    if (mistakes <= allowed && mistakes < bestCost) [best, bestCost] = [form, mistakes];
  }
  return best;
}
