import type { Language } from '../rules/languages.ts';
import { once } from '../lexicon/once.ts';
import { bareRootOf, rootOf } from '../lexicon/root.ts';
import { soundOf } from '../lexicon/sound.ts';
import { wordKeys } from '../lexicon/term-forms.ts';
import { stancesOf, type GameIndex } from './bundle.ts';
import type { WordForms } from './forms.ts';
import { unpackLists, unpackNumbers } from './packed-numbers.ts';
import { SEARCH_KINDS, type SearchKind } from './kinds.ts';

/** Something a record is called, word by word: the lemmas each word may be a form of. */
export interface Name {
  readonly record: number;
  readonly text: string;
  readonly words: readonly (readonly number[])[];
  /** One of its other names, not the one shown. */
  readonly isOther: boolean;
}

export interface Posting {
  readonly record: number;
  readonly stance: number;
}

/** The index of a game as a query asks it. */
export interface OpenIndex {
  readonly size: number;
  readonly names: readonly Name[];
  readonly kindOf: (record: number) => SearchKind;
  /** The heading or topic above, or the record itself. */
  aboveOf(record: number): number;
  sizeOf(record: number): number;
  postingsOf(lemma: number): readonly Posting[];
  /** The name it is shown by. */
  firstNameOf(record: number): Name | undefined;
  /** The names with this word in them. */
  namesWith(lemma: number): readonly Name[];
  /** The records that are asked about with this word. */
  askedWith(lemma: number): readonly number[];
  /** The rules that define this term, or that this question is about. */
  rulesOf(record: number): readonly number[];
  /** All that are about rules. */
  readonly abouts: ReadonlyMap<number, readonly number[]>;
  /** The lemmas with this root. */
  withRoot(root: string): readonly number[];
  /** The lemmas with this root, whatever stands before it. */
  withBareRoot(root: string): readonly number[];
  /** The words of names that sound like this. */
  sounding(sound: string): readonly string[];
}

export function openIndex(
  { kinds, above, sizes, postings, asked, titles, names, about }: GameIndex,
  forms: WordForms,
  language: Language,
  /** What its terms are called in other languages, where that is asked for. */
  foreign = '',
): OpenIndex {
  const distances = unpackNumbers(above);
  const lengths = unpackNumbers(sizes);
  const packed = unpackLists(postings);
  const packedAsked = unpackLists(asked);
  const opened = new Map<number, readonly Posting[]>();
  const allNames = [
    ...readNames(names, forms),
    ...readTitles(titles, forms),
    ...readNames(foreign, forms).map((name) => ({ ...name, isOther: true })),
  ];
  const byWord = new Map<number, Name[]>();
  for (const name of allNames) {
    for (const lemma of new Set(name.words.flat())) push(byWord, lemma, name);
  }
  const firstNames = new Map<number, Name>();
  for (const name of allNames) if (!name.isOther) firstNames.set(name.record, name);
  const abouts = readAbouts(about);
  const roots = once(() => {
    const found = new Map<string, number[]>();
    for (const [place, lemma] of forms.lemmas.entries())
      push(found, rootOf(language, lemma), place);
    return found;
  });
  const bareRoots = once(() => {
    const found = new Map<string, number[]>();
    for (const [place, lemma] of forms.lemmas.entries())
      push(found, bareRootOf(language, lemma), place);
    return found;
  });
  const sounds = once(() => {
    const found = new Map<string, string[]>();
    for (const word of new Set(allNames.flatMap(({ text }) => wordKeys(text)))) {
      push(found, soundOf(word), word);
    }
    return found;
  });

  return {
    size: kinds.length,
    names: allNames,
    kindOf: (record) => SEARCH_KINDS[kinds.charCodeAt(record) - 97] ?? 'rule',
    aboveOf: (record) => record - (distances[record] ?? 0),
    sizeOf: (record) => lengths[record] ?? 0,
    postingsOf(lemma) {
      const known = opened.get(lemma);
      if (known !== undefined) return known;
      const count = stancesOf(language, forms.lemmas[lemma] ?? '');
      const read = (packed.get(lemma)?.() ?? []).map((number) => ({
        record: Math.floor(number / count),
        stance: number % count,
      }));
      opened.set(lemma, read);
      return read;
    },
    firstNameOf: (record) => firstNames.get(record),
    namesWith: (lemma) => byWord.get(lemma) ?? [],
    askedWith: (lemma) => packedAsked.get(lemma)?.() ?? [],
    rulesOf: (record) => abouts.get(record) ?? [],
    abouts,
    withRoot: (root) => (root === '' ? [] : (roots().get(root) ?? [])),
    withBareRoot: (root) => (root === '' ? [] : (bareRoots().get(root) ?? [])),
    sounding: (sound) => (sound === '' ? [] : (sounds().get(sound) ?? [])),
  };
}

/** Titles are told apart by their words; nobody asks for their spelling. */
function readTitles(lists: string, forms: WordForms): readonly Name[] {
  const lemmas = new Map<number, number[]>();
  for (const [lemma, list] of unpackLists(lists)) {
    for (const record of list()) push(lemmas, record, lemma);
  }
  return [...lemmas].map(([record, all]) => ({
    record,
    text: '',
    words: wordsOf(all, forms),
    isOther: false,
  }));
}

/** Lemmas that have a form in common are one word, whichever of them it is of. */
function wordsOf(lemmas: readonly number[], forms: WordForms): readonly (readonly number[])[] {
  const words: number[][] = [];
  for (const lemma of lemmas) {
    const alike = words.find((word) => word.some((other) => forms.looksLike(lemma, other)));
    if (alike === undefined) words.push([lemma]);
    else alike.push(lemma);
  }
  return words;
}

function readNames(lines: string, forms: WordForms): readonly Name[] {
  return readLines(lines).flatMap(({ record, words }) =>
    words.map((text, at) => ({
      record,
      text,
      words: wordKeys(text).map((key) => forms.lemmasOf(key).map((lemma) => forms.placeOf(lemma))),
      isOther: at > 0,
    })),
  );
}

export function readAbouts(about: string): ReadonlyMap<number, readonly number[]> {
  let record = 0;
  return new Map(
    about.split(' ').flatMap((text) => {
      const [gap, ...rules] = unpackNumbers(text);
      return gap === undefined ? [] : [[(record += gap), rules] as const];
    }),
  );
}

/** Lines of texts by record: how far it is from the one before, then the texts. */
export function readLines(lines: string): { record: number; words: readonly string[] }[] {
  let record = 0;
  if (lines === '') return [];
  return lines.split('\n').map((line) => {
    const [gap = '0', ...words] = line.split('|');
    record += Number(gap);
    return { record, words };
  });
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}
