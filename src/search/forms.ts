import { distance } from 'fastest-levenshtein';
import type { Lexicon } from '../words/lexicon.ts';

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
  /** The dictionary forms of a word of the texts; none when the texts do not have it. */
  lemmasOf(key: string): readonly string[];
  /** Whether some word of the texts starts like this, as one still being typed does. */
  begins(key: string): boolean;
  /** The known word that differs by so many mistakes at most; swapped letters are one. */
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

export function packForms(lemmas: ReadonlySet<string>, lexicon: Lexicon): FormTable {
  const stems = new Map<string, string[]>();
  for (const lemma of [...lemmas].sort()) {
    const forms = [...new Set([lemma, ...lexicon.formsOf(lemma)])];
    const stem = commonStart(forms);
    const endings = forms.map((form) => form.slice(stem.length)).join();
    const alike = stems.get(endings);
    if (alike === undefined) stems.set(endings, [stem]);
    else alike.push(stem);
  }
  return { endings: [...stems.keys()], stems: [...stems.values()].map((list) => list.join()) };
}

export function unpackForms(table: FormTable): WordForms {
  const lemmas = new Map<string, string[]>();
  for (const [at, list] of table.endings.entries()) {
    const endings = list.split(',');
    for (const stem of (table.stems[at] ?? '').split(',')) {
      const lemma = stem + (endings[0] ?? '');
      for (const ending of endings) {
        const known = lemmas.get(stem + ending);
        if (known === undefined) lemmas.set(stem + ending, [lemma]);
        else known.push(lemma);
      }
    }
  }
  const forms = [...lemmas.keys()].sort();
  return {
    lemmasOf: (key) => lemmas.get(key) ?? [],
    begins: (key) => forms[firstAtLeast(forms, key)]?.startsWith(key) ?? false,
    nearest: (key, mistakes) => nearestForm(forms, key, mistakes),
  };
}

function commonStart(words: readonly string[]): string {
  const [first = ''] = words;
  let length = first.length;
  for (const word of words) while (!word.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
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
  const letters = sortedLetters(key);
  let best: string | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const form of forms) {
    if (Math.abs(form.length - key.length) > allowed) continue;
    const steps = distance(form, key);
    const mistakes = steps === 2 && sortedLetters(form) === letters ? 1 : steps;
    // Few people mistype the first letter.
    const cost = mistakes + (form.startsWith(key.charAt(0)) ? 0 : 0.5);
    if (mistakes <= allowed && cost < bestCost) [best, bestCost] = [form, cost];
  }
  return best;
}

function sortedLetters(word: string): string {
  return [...word].sort().join('');
}
