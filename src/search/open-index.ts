import type { Language } from '../rules/languages.ts';
import { once } from '../lexicon/once.ts';
import { bareRootOf, rootOf } from '../lexicon/root.ts';
import { wordKeys } from '../lexicon/term-forms.ts';
import { tellsStance, type ForeignNames, type GameIndex } from './bundle.ts';
import type { WordForms } from './forms.ts';
import { STANCES, unpackIndex, type IndexNumbers } from './index-numbers.ts';
import { unpackNumbers } from './packed-numbers.ts';
import { SEARCH_KINDS, type SearchKind } from './kinds.ts';
import { placesIn, textOrder } from './text-order.ts';

/** Something a record is called, word by word: the lemmas each word may be a form of. */
export interface Name {
  readonly record: number;
  /** As it is spelt, where that was asked for. */
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
  /** Where its text stands among those of the game. */
  textPlaceOf(record: number): number;
  /** The lemmas with this root. */
  withRoot(root: string): readonly number[];
  /** The lemmas with this root, whatever stands before it. */
  withBareRoot(root: string): readonly number[];
}

/** What was packed, as several ways to ask it share it. */
export interface ReadIndex extends Pick<GameIndex, 'topics' | 'about'>, IndexNumbers {}

export const readIndex = (
  { numbers, topics, about }: GameIndex,
  { lemmas }: WordForms,
  language: Language,
): ReadIndex => ({
  ...unpackIndex(numbers, (lemma) => tellsStance(language, lemmas[lemma] ?? '')),
  topics,
  about,
});

export function openIndex(
  { kinds, above, sizes, postings, asked, titles, terms, topics, about }: ReadIndex,
  forms: WordForms,
  language: Language,
  /** How its terms are spelt, and called in other languages, where that is asked for. */
  spelt?: Pick<ForeignNames, 'own' | 'names'>,
): OpenIndex {
  const kindOf = (record: number): SearchKind => SEARCH_KINDS[kinds[record] ?? 0] ?? 'rule';
  const ofKind = (kind: SearchKind): readonly number[] =>
    [...kinds.keys()].filter((record) => kindOf(record) === kind);
  const opened = new Map<number, readonly Posting[]>();
  const allNames = [
    ...(spelt === undefined ? unspelt(ofKind('term'), terms) : readNames(spelt.own, forms)),
    ...topicNames(ofKind('topic'), topics, forms),
    ...readTitles(titles, forms),
    ...readNames(spelt?.names ?? '', forms).map((name) => ({ ...name, isOther: true })),
  ];
  const byWord = new Map<number, Name[]>();
  for (const name of allNames) {
    for (const lemma of new Set(name.words.flat())) push(byWord, lemma, name);
  }
  const firstNames = new Map<number, Name>();
  for (const name of allNames) if (!name.isOther) firstNames.set(name.record, name);
  const abouts = readAbouts(about);
  const textPlaces = once(() => placesIn(textOrder(kinds.length, abouts)));
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

  return {
    size: kinds.length,
    names: allNames,
    kindOf,
    aboveOf: (record) => record - (above[record] ?? 0),
    sizeOf: (record) => sizes[record] ?? 0,
    postingsOf(lemma) {
      const known = opened.get(lemma);
      if (known !== undefined) return known;
      const read = (postings[lemma] ?? []).map((number) => ({
        record: Math.floor(number / STANCES),
        stance: number % STANCES,
      }));
      opened.set(lemma, read);
      return read;
    },
    firstNameOf: (record) => firstNames.get(record),
    namesWith: (lemma) => byWord.get(lemma) ?? [],
    askedWith: (lemma) => asked[lemma] ?? [],
    rulesOf: (record) => abouts.get(record) ?? [],
    abouts,
    textPlaceOf: (record) => textPlaces()[record] ?? record,
    withRoot: (root) => (root === '' ? [] : (roots().get(root) ?? [])),
    withBareRoot: (root) => (root === '' ? [] : (bareRoots().get(root) ?? [])),
  };
}

/** Names of terms are told apart by their words, too. */
const unspelt = (records: readonly number[], terms: IndexNumbers['terms']): readonly Name[] =>
  records.flatMap((record, at) =>
    (terms[at] ?? []).map((words, place) => ({ record, text: '', words, isOther: place > 0 })),
  );

function topicNames(records: readonly number[], topics: string, forms: WordForms): readonly Name[] {
  const texts = topics.split('|');
  return records.map((record, at) => {
    const text = texts[at] ?? '';
    return { record, text, words: wordsIn(text, forms), isOther: false };
  });
}

/** Titles are told apart by their words; nobody asks for their spelling. */
function readTitles(lists: IndexNumbers['titles'], forms: WordForms): readonly Name[] {
  const lemmas = new Map<number, number[]>();
  for (const [lemma, list] of lists.entries()) {
    for (const record of list) push(lemmas, record, lemma);
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
      words: wordsIn(text, forms),
      isOther: at > 0,
    })),
  );
}

export const wordsIn = (text: string, { lemmasOf, placeOf }: WordForms): number[][] =>
  wordKeys(text).map((key) => lemmasOf(key).map(placeOf));

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
