import { once } from '../lexicon/once.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { packStems, unpackStems, type PackedStems } from './packed-stems.ts';

/**
 * All forms of the words of the texts, small enough for a phone: words that inflect alike share
 * one list of endings. The first of them makes the lemma; stems are in as many lists, packed.
 */
export interface FormTable {
  readonly endings: readonly string[];
  readonly stems: PackedStems;
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
    const forms = [lemma, ...[...new Set(others)].filter((form) => form !== lemma).sort()];
    const stem = commonStart(forms);
    const endings = forms.map((form) => form.slice(stem.length)).join();
    const alike = stems.get(endings);
    if (alike === undefined) stems.set(endings, [stem]);
    else alike.push(stem);
  }
  // Lists of endings that begin alike follow each other, so that hosts pack them well.
  const lists = [...stems].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    endings: lists.map(([endings]) => endings),
    stems: packStems(lists.map(([, list]) => list)),
  };
}

/** Places go on from one table to the next; a lemma that comes again keeps its place. */
export function unpackForms(...tables: readonly FormTable[]): WordForms {
  const known = new Map<string, string[]>();
  const places = new Map<string, number>();
  for (const { endings: lists, stems } of tables) {
    for (const [at, list] of unpackStems(stems).entries()) {
      const endings = (lists[at] ?? '').split(',');
      for (const stem of list) {
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
  };
}

function commonStart(words: readonly string[]): string {
  const [first = ''] = words;
  let length = first.length;
  for (const word of words) while (!word.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}

/** The words of a sorted list that start like this. */
export function startingWith(sorted: readonly string[], start: string): readonly string[] {
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
