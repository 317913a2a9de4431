import type { AskedWord } from './asked-word.ts';
import type { Name, OpenIndex } from './open-index.ts';
import { namedWeight, WEIGHTS } from './weights.ts';

/** Less sure than this is a kin word’s name, which would lead too far away. */
const SURE_ENOUGH = 0.75;
const MOST_TERMS = 4;

/**
 * What records gain from being named: those whose whole name the query is or holds, and the rules
 * that say what a term so named means.
 */
export function namedRecords(
  words: readonly AskedWord[],
  binding: readonly AskedWord[],
  index: OpenIndex,
): ReadonlyMap<number, number> {
  const gains = new Map<number, number>();
  const whole = binding.some(({ isAsking }) => isAsking) ? WEIGHTS.askedOf : WEIGHTS.named;
  const gain = (record: number, value: number): void => {
    if ((gains.get(record) ?? 0) < value) gains.set(record, value);
  };
  const names = new Set(
    words.flatMap(({ lemmas }) => [...lemmas.keys()].flatMap((lemma) => index.namesWith(lemma))),
  );
  for (const name of names) {
    const kind = index.kindOf(name.record);
    const within = likenessWithin(name, words);
    if (within > 0) {
      const value = within ** WEIGHTS.unsureName * namedWeight(kind);
      gain(name.record, (value * WEIGHTS.within * words.length) / name.words.length);
    }
    const sure = likeness(name, [...words, ...binding]);
    if (sure === 0) continue;
    const said = words.filter((word) => name.words.some((lemmas) => sureOf(lemmas, word) > 0));
    const share = said.length / words.length;
    const part = share === 1 ? whole : WEIGHTS.mentioned * share;
    gain(name.record, sure ** WEIGHTS.unsureName * namedWeight(kind) * part);
    if (kind !== 'term') continue;
    for (const rule of index.rulesOf(name.record)) gain(rule, sure * WEIGHTS.defines * part);
  }
  return gains;
}

/**
 * The query as its texts would say it: rules speak of a term by its name only, so another name for
 * it, a foreign or a table word, stands for that one.
 */
export function inTermNames(
  words: readonly AskedWord[],
  binding: readonly AskedWord[],
  index: OpenIndex,
): readonly (readonly AskedWord[])[] {
  const found = new Map<number, Renaming>();
  const names = new Set(
    words.flatMap(({ lemmas }) => [...lemmas.keys()].flatMap((lemma) => index.namesWith(lemma))),
  );
  for (const name of names) {
    if (!name.isOther || index.kindOf(name.record) !== 'term') continue;
    const sure = likeness(name, [...words, ...binding]);
    if (sure < SURE_ENOUGH || (found.get(name.record)?.sure ?? 0) >= sure) continue;
    const renamed = words.filter(({ lemmas }) =>
      name.words.flat().some((lemma) => lemmas.has(lemma)),
    );
    const meant = (index.firstNameOf(name.record)?.words ?? []).map((lemmas) => ({
      typed: '',
      lemmas: new Map(lemmas.map((lemma) => [lemma, WEIGHTS.otherName])),
    }));
    found.set(name.record, { sure, renamed: new Set(renamed), meant });
  }
  const likeliest = [...found.values()].sort((a, b) => b.sure - a.sure).slice(0, MOST_TERMS);
  const phrases = likeliest.map((renaming) => rename(words, [renaming]));
  return likeliest.length > 1 ? [...phrases, rename(words, likeliest)] : phrases;
}

/** Words of the query that stand for a term, and the words of its name. */
interface Renaming {
  readonly sure: number;
  readonly renamed: ReadonlySet<AskedWord>;
  readonly meant: readonly AskedWord[];
}

/** Several terms may be called by other names at once; a word stands for the likeliest of them. */
function rename(words: readonly AskedWord[], renamings: readonly Renaming[]): readonly AskedWord[] {
  let rest = words;
  const meant: AskedWord[] = [];
  for (const renaming of renamings) {
    if (![...renaming.renamed].every((word) => rest.includes(word))) continue;
    rest = rest.filter((word) => !renaming.renamed.has(word));
    meant.push(...renaming.meant);
  }
  return [...rest, ...meant];
}

/** How surely each word of the name is asked for, in whichever order. */
function likeness({ words: name, isOther }: Name, words: readonly AskedWord[]): number {
  if (name.length === 0 || name.length > words.length) return 0;
  const sure = name.map((lemmas) => Math.max(...words.map((word) => sureOf(lemmas, word))));
  return Math.min(...sure) * (isOther ? WEIGHTS.otherName : 1);
}

/** How surely the name has each of the words among its own. */
function likenessWithin({ words: name }: Name, words: readonly AskedWord[]): number {
  if (name.length <= words.length) return 0;
  return Math.min(...words.map((word) => Math.max(...name.map((lemmas) => sureOf(lemmas, word)))));
}

function sureOf(lemmas: readonly number[], { lemmas: asked }: AskedWord): number {
  return lemmas.reduce((best, lemma) => Math.max(best, asked.get(lemma) ?? 0), 0);
}
