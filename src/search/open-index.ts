import type { Language } from '../rules/languages.ts';
import { once } from '../lexicon/once.ts';
import { bareRootOf, rootOf } from '../lexicon/root.ts';
import { soundOf } from '../lexicon/sound.ts';
import { wordKeys } from '../lexicon/term-forms.ts';
import { STANCES, type SearchIndex } from './bundle.ts';
import type { WordForms } from './forms.ts';
import { unpackNumbers, unpackPlaces } from './packed-numbers.ts';
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

/** The index as a query asks it. */
export interface OpenIndex {
  readonly size: number;
  readonly games: SearchIndex['games'];
  readonly names: readonly Name[];
  readonly kindOf: (record: number) => SearchKind;
  /** The place of its game among the games. */
  gameOf(record: number): number;
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
  numbered(number: string): readonly number[];
  /** What the short code of a published id means here, by the place of that id. */
  coded(place: number): number | undefined;
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
  { games, kinds, above, sizes, postings, asked, names, numbers, codes, about }: SearchIndex,
  forms: WordForms,
  language: Language,
): OpenIndex {
  const distances = unpackNumbers(above);
  const lengths = unpackNumbers(sizes);
  const packed = postings.split(' ');
  const packedAsked = asked.split(' ');
  const opened = new Map<number, readonly Posting[]>();
  const allNames = readNames(names, forms);
  const byWord = new Map<number, Name[]>();
  for (const name of allNames) {
    for (const lemma of new Set(name.words.flat())) push(byWord, lemma, name);
  }
  const firstNames = new Map<number, Name>();
  for (const name of allNames) if (!name.isOther) firstNames.set(name.record, name);
  const byNumber = new Map<string, number[]>();
  for (const { record, words } of readLines(numbers)) {
    for (const number of words) push(byNumber, plainNumber(number), record);
  }
  const abouts = new Map(about.map(([record = -1, ...rules]) => [record, rules]));
  const places = once(() => unpackPlaces(codes));
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
    games,
    names: allNames,
    kindOf: (record) => SEARCH_KINDS[kinds.charCodeAt(record) - 97] ?? 'rule',
    gameOf: (record) => games.findLastIndex(({ start }) => start <= record),
    aboveOf: (record) => record - (distances[record] ?? 0),
    sizeOf: (record) => lengths[record] ?? 0,
    postingsOf(lemma) {
      const known = opened.get(lemma);
      if (known !== undefined) return known;
      const read = readPostings(packed[lemma] ?? '');
      opened.set(lemma, read);
      return read;
    },
    firstNameOf: (record) => firstNames.get(record),
    namesWith: (lemma) => byWord.get(lemma) ?? [],
    askedWith: (lemma) => readGaps(packedAsked[lemma] ?? ''),
    numbered: (number) => byNumber.get(plainNumber(number)) ?? [],
    coded: (place) => places()[place],
    rulesOf: (record) => abouts.get(record) ?? [],
    abouts,
    withRoot: (root) => (root === '' ? [] : (roots().get(root) ?? [])),
    withBareRoot: (root) => (root === '' ? [] : (bareRoots().get(root) ?? [])),
    sounding: (sound) => (sound === '' ? [] : (sounds().get(sound) ?? [])),
  };
}

/** «7.1•3» and what a keyboard can type of it. */
function plainNumber(number: string): string {
  return number.replace(/[,•·∙-]/g, '.');
}

function readPostings(text: string): readonly Posting[] {
  let record = -1;
  return unpackNumbers(text).map((number) => {
    record += Math.floor(number / STANCES) + 1;
    return { record, stance: number % STANCES };
  });
}

function readGaps(text: string): readonly number[] {
  let record = -1;
  return unpackNumbers(text).map((gap) => (record += gap + 1));
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

function readLines(lines: string): { record: number; words: readonly string[] }[] {
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
