import { fold } from './fold.ts';
import type { Paradigms } from './lexicon.ts';

/** The texts of a hunspell dictionary's .aff and .dic files. */
export interface HunspellSource {
  readonly aff: string;
  readonly dic: string;
}

interface Suffix {
  readonly flag: string;
  readonly strip: string;
  readonly add: string;
  /** On the end of the word as the dictionary writes it. */
  readonly condition: RegExp;
}

/** Suffixes by the folded ending they add, then by the folded ending they strip. */
type Endings = ReadonlyMap<string, ReadonlyMap<string, readonly Suffix[]>>;

/** Dictionary lines, `word/flags`, by the folded word: a key may have several. */
type Entries = ReadonlyMap<string, string | readonly string[]>;

/** Directives that change which words exist; those left out only help to guess or to suggest. */
const UNREADABLE = /^(?:PFX|FLAG|AF|AM|NEEDAFFIX|FORBIDDENWORD|CIRCUMFIX|COMPOUND\w*|ONLYIN\w*)\b/m;

/**
 * The lemmas of the given words, each with all its forms. Endings are taken off the words instead
 * of being put on every entry: a site has some thousand words, a dictionary millions of forms.
 */
export function expand(source: HunspellSource, words: Iterable<string>): Paradigms {
  const suffixes = readSuffixes(source.aff);
  const byFlag = Map.groupBy(suffixes, (suffix) => suffix.flag);
  const endings = readEndings(suffixes);
  const entries = readEntries(source.dic);
  const paradigms = new Map<string, Set<string>>();
  const taken = new Set<string>();

  const take = (lemma: string, line: string): void => {
    taken.add(line);
    const forms = paradigms.get(lemma) ?? new Set([lemma]);
    for (const flag of flagsOf(line)) {
      for (const suffix of byFlag.get(flag) ?? []) {
        if (fits(line, suffix)) forms.add(fold(stemOf(line, suffix) + suffix.add));
      }
    }
    paradigms.set(lemma, forms);
  };

  for (const word of new Set(Array.from(words, fold))) {
    for (const line of linesOf(entries, word)) take(word, line);
    for (let at = 0; at <= word.length; at += 1) {
      for (const [strip, candidates] of endings.get(word.slice(at)) ?? []) {
        const lemma = word.slice(0, at) + strip;
        for (const line of linesOf(entries, lemma)) {
          if (!taken.has(line) && candidates.some((suffix) => fits(line, suffix))) {
            take(lemma, line);
          }
        }
      }
    }
  }
  const sorted = [...paradigms].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([lemma, forms]) => [lemma, [...forms]]));
}

/** `SFX <flag> <strip> <add> <condition>`, where `0` stands for nothing. */
function readSuffixes(aff: string): readonly Suffix[] {
  const directive = UNREADABLE.exec(aff)?.[0];
  if (directive !== undefined) {
    throw new Error(
      `The affix file uses ${directive}, which changes what words exist and is not understood here. ` +
        `Teach src/lexicon/hunspell.ts that directive, or go back to the former dictionary version.`,
    );
  }
  return Array.from(
    aff.matchAll(/^SFX[ \t]+(\S)[ \t]+(\S+)[ \t]+(\S+)[ \t]+(\S+)/gm),
    ([, flag = '', strip = '', add = '', condition = '']) => ({
      flag,
      strip: strip === '0' ? '' : strip,
      add: add === '0' ? '' : add,
      condition: new RegExp(`${condition}$`),
    }),
  );
}

function readEndings(suffixes: readonly Suffix[]): Endings {
  const byAdd = Map.groupBy(suffixes, (suffix) => fold(suffix.add));
  return new Map(
    Array.from(byAdd, ([add, group]) => [add, Map.groupBy(group, ({ strip }) => fold(strip))]),
  );
}

/** The first line of the file is the number of those that follow. */
function readEntries(dic: string): Entries {
  const entries = new Map<string, string | string[]>();
  for (const line of dic.slice(dic.indexOf('\n') + 1).split('\n')) {
    const key = fold(wordOf(line));
    const known = entries.get(key);
    if (known === undefined) entries.set(key, line);
    else if (typeof known === 'string') entries.set(key, [known, line]);
    else known.push(line);
  }
  return entries;
}

/** The words of a `.dic` file, folded, without what can be made of them. */
export const listedWords = (dic: string): ReadonlySet<string> => new Set(readEntries(dic).keys());

function linesOf(entries: Entries, key: string): readonly string[] {
  const lines = entries.get(key);
  if (lines === undefined) return [];
  return typeof lines === 'string' ? [lines] : lines;
}

function wordOf(line: string): string {
  const slash = line.indexOf('/');
  return slash === -1 ? line : line.slice(0, slash);
}

function flagsOf(line: string): string {
  const slash = line.indexOf('/');
  return slash === -1 ? '' : line.slice(slash + 1);
}

function stemOf(line: string, suffix: Suffix): string {
  const word = wordOf(line);
  return word.slice(0, word.length - suffix.strip.length);
}

function fits(line: string, suffix: Suffix): boolean {
  const word = wordOf(line);
  return (
    flagsOf(line).includes(suffix.flag) &&
    word.endsWith(suffix.strip) &&
    suffix.condition.test(word)
  );
}
