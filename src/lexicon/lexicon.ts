import type { Language } from '../rules/languages.ts';
import { fold } from './fold.ts';
import { alignForms, type TermWords } from './term-forms.ts';
import type { WordList } from './word-list.ts';

/** All forms of each lemma. Both are folded keys. */
export type Paradigms = Readonly<Record<string, readonly string[]>>;

/** What is known about the words of one language. Any spelling goes in, folded keys come out. */
export interface Lexicon {
  readonly language: Language;
  /** The dictionary forms of a word. Never empty: an unknown word is its own. */
  lemmasOf(word: string): readonly string[];
  /** All forms of a lemma, itself included. */
  formsOf(lemma: string): readonly string[];
  knows(word: string): boolean;
}

export interface LexiconSources {
  readonly paradigms: Paradigms;
  /** Odd forms of glossary terms. They win over the dictionary. */
  readonly terms?: Iterable<TermWords> | undefined;
  /** Words the dictionary lacks or inflects wrongly. They win over the dictionary. */
  readonly wordList?: WordList | undefined;
}

export function createLexicon(language: Language, sources: LexiconSources): Lexicon {
  const index = new WordIndex();
  for (const [lemma, forms] of Object.entries(sources.paradigms)) {
    for (const form of forms) index.add(lemma, form);
  }
  for (const term of sources.terms ?? []) {
    for (const { base, form, whole } of alignForms(term)) {
      if (!index.has(base)) index.add(base, base);
      if (whole) index.pin(base, form);
      else if (!index.has(form)) index.add(index.lemmas(base)[0] ?? base, form);
    }
  }
  for (const [lemma, forms] of sources.wordList ?? []) {
    if (forms.length > 0 || !index.has(lemma)) index.pin(lemma, lemma);
    for (const form of forms) index.pin(lemma, form);
  }
  return {
    language,
    lemmasOf: (word) => lemmasOf(index, fold(word)),
    formsOf: (lemma) => formsOf(index, fold(lemma)),
    knows: (word) => knows(index, fold(word)),
  };
}

/** Forms and lemmas, each findable from the other. */
class WordIndex {
  readonly #lemmas = new Map<string, Set<string>>();
  readonly #forms = new Map<string, Set<string>>();
  readonly #pinned = new Set<string>();

  add(lemma: string, form: string): void {
    join(this.#lemmas, form, lemma);
    join(this.#forms, lemma, form);
  }

  /** Like `add`, and the dictionary's own opinion of this form is forgotten. */
  pin(lemma: string, form: string): void {
    if (!this.#pinned.has(form)) {
      this.#pinned.add(form);
      for (const other of this.lemmas(form)) this.#forms.get(other)?.delete(form);
      this.#lemmas.delete(form);
    }
    this.add(lemma, form);
  }

  has(form: string): boolean {
    return this.#lemmas.has(form);
  }

  lemmas(form: string): readonly string[] {
    return [...(this.#lemmas.get(form) ?? [])];
  }

  forms(lemma: string): readonly string[] {
    return [...(this.#forms.get(lemma) ?? [])];
  }
}

function join(map: Map<string, Set<string>>, key: string, value: string): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, new Set([value]));
  else values.add(value);
}

function lemmasOf(index: WordIndex, key: string): readonly string[] {
  if (index.has(key)) return index.lemmas(key);
  const { head, tail } = splitCompound(key);
  return head === '' ? [key] : lemmasOf(index, tail).map((lemma) => head + lemma);
}

function formsOf(index: WordIndex, key: string): readonly string[] {
  const forms = index.forms(key);
  if (forms.length > 0) return forms;
  const { head, tail } = splitCompound(key);
  return head === '' ? [key] : formsOf(index, tail).map((form) => head + form);
}

function knows(index: WordIndex, key: string): boolean {
  if (index.has(key)) return true;
  const parts = key.split('-');
  return parts.length > 1 && parts.every((part) => /^\p{L}$/u.test(part) || index.has(part));
}

/** Of a compound no list knows, only the last part is inflected: ЗІД-винищувача. */
function splitCompound(key: string): { readonly head: string; readonly tail: string } {
  const at = key.lastIndexOf('-') + 1;
  return { head: key.slice(0, at), tail: key.slice(at) };
}
