import type { AskedWord } from './asked-word.ts';
import { inTermNames, namedRecords } from './named.ts';
import type { OpenIndex } from './open-index.ts';
import { KIND_WEIGHTS, WEIGHTS } from './weights.ts';

/** How each record answers to one word of the query. */
interface WordScores {
  /** What the word counts among the others. */
  readonly weight: number;
  /** By the record itself; 0 where it has no such word. */
  readonly own: Float32Array;
  /** How sure it is that the word it has was meant. */
  readonly sure: Float32Array;
  /** By the headings above it and the records beside it. */
  readonly around: Float32Array;
}

export interface Scored {
  readonly record: number;
  readonly score: number;
  /** The part of the query’s words that it has. */
  readonly covered: number;
  readonly isNamed: boolean;
}

/**
 * All records worth showing, the best first. A record must have some word of the query itself; for
 * the others, what stands around it will do, so that rules of one topic answer a question together.
 */
export function score(asked: readonly AskedWord[], index: OpenIndex): readonly Scored[] {
  const words = asked.filter(({ isFiller }) => isFiller !== true);
  const binding = asked.filter(({ isFiller }) => isFiller);
  const best = new Map<number, Scored>();
  const scores = new Map<AskedWord, WordScores>();
  // Phrases that say the query in other words share most of them.
  const scoresOf = (word: AskedWord): WordScores => {
    const known = scores.get(word) ?? scoresOfWord(word, index);
    scores.set(word, known);
    return known;
  };
  for (const phrase of [words, ...inTermNames(words, binding, index)]) {
    for (const found of scorePhrase(phrase, binding, index, scoresOf)) {
      if ((best.get(found.record)?.score ?? 0) < found.score) best.set(found.record, found);
    }
  }
  return worthShowing([...best.values()]);
}

/** The best first, without those that have too few of the words that the best one has. */
export function worthShowing<T extends Scored>(all: readonly T[]): readonly T[] {
  const most = all.reduce((value, { covered }) => Math.max(value, covered), 0);
  return all
    .filter(({ covered, isNamed }) => isNamed || covered >= most * WEIGHTS.worthShowing)
    .sort((a, b) => b.score - a.score || a.record - b.record);
}

function scorePhrase(
  words: readonly AskedWord[],
  binding: readonly AskedWord[],
  index: OpenIndex,
  scoresOf: (word: AskedWord) => WordScores,
): readonly Scored[] {
  const tables = words.map(scoresOf);
  const fillers = binding.map((word) => ({
    ...scoresOf(word),
    counts: word.isTurning === true ? WEIGHTS.turning : WEIGHTS.filler,
  }));
  const total = tables.reduce((sum, { weight }) => sum + weight, 0);
  const gains = namedRecords(words, binding, index);
  const found: Scored[] = [];
  for (let record = 0; record < index.size; record += 1) {
    const answer = answerOf(record, tables);
    if (answer === undefined) continue;
    const bound = fillers.reduce(
      (sum, { counts, weight, own }) => sum + counts * weight * (own[record] ?? 0),
      0,
    );
    const covered = answer.covered / total;
    const said = (answer.sum + bound) / total;
    const gain = gains.get(record) ?? 0;
    const value = said * covered ** WEIGHTS.coverage * KIND_WEIGHTS[index.kindOf(record)] + gain;
    found.push({ record, covered, score: value, isNamed: gain > 0 });
  }
  return found;
}

function answerOf(
  record: number,
  tables: readonly WordScores[],
): { readonly sum: number; readonly covered: number } | undefined {
  let sum = 0;
  let covered = 0;
  let hasOwn = false;
  for (const { weight, own, sure, around } of tables) {
    const [mine = 0, near = 0] = [own[record], around[record]];
    if (mine > 0) {
      hasOwn = true;
      sum += weight * (mine + WEIGHTS.echo * near);
      covered += weight * (sure[record] ?? 0);
    } else {
      sum += weight * near;
      covered += weight * near;
    }
  }
  return hasOwn ? { sum, covered } : undefined;
}

function scoresOfWord({ lemmas }: AskedWord, index: OpenIndex): WordScores {
  const said = new Float32Array(index.size);
  const named = new Float32Array(index.size);
  const saidSure = new Float32Array(index.size);
  const namedSure = new Float32Array(index.size);
  for (const [lemma, sureness] of lemmas) {
    for (const { record, stance } of index.postingsOf(lemma)) {
      const length = Math.sqrt(index.sizeOf(record) / WEIGHTS.typicalLength);
      const stands = WEIGHTS.stance[stance] ?? 1;
      raise(said, record, (sureness * stands) / (1 + WEIGHTS.length * (length - 1)));
      raise(saidSure, record, sureness);
    }
    for (const { record } of index.namesWith(lemma)) {
      raise(named, record, sureness * WEIGHTS.name);
      raise(namedSure, record, sureness);
    }
    for (const record of index.askedWith(lemma)) {
      raise(named, record, sureness * WEIGHTS.asked);
      raise(namedSure, record, sureness);
    }
  }
  const own = greater(said, named);
  const sure = greater(saidSure, namedSure);
  let exact = 0;
  let any = 0;
  for (const value of sure) {
    if (value === 1) exact += 1;
    if (value > 0) any += 1;
  }
  const records = exact > 0 ? exact : any;
  return {
    weight:
      Math.log(1 + index.size / (1 + records)) ** WEIGHTS.rarity *
      (isNamed(lemmas, index) ? 1 : WEIGHTS.nameless),
    own,
    sure,
    around: surroundings({ said: saidSure, named: namedSure, sure }, index),
  };
}

/** Games are made of what has a name; other words of a question are chosen more freely. */
function isNamed(lemmas: AskedWord['lemmas'], index: OpenIndex): boolean {
  return [...lemmas].some(([lemma, sure]) => sure === 1 && index.namesWith(lemma).length > 0);
}

/** What the headings and the neighbours of each record say of a word, as surely as they say it. */
function surroundings(
  { said, named, sure }: Readonly<Record<'said' | 'named' | 'sure', Float32Array>>,
  index: OpenIndex,
): Float32Array {
  // Records follow the heading they stand under, so going up from the end passes each one once.
  const below = new Float32Array(index.size);
  for (let record = index.size - 1; record >= 0; record -= 1) {
    raise(below, index.aboveOf(record), Math.max(said[record] ?? 0, below[record] ?? 0));
  }
  const around = toldAbout(sure, index);
  for (let record = 0; record < index.size; record += 1) {
    raise(around, record, WEIGHTS.neighbour * (below[index.aboveOf(record)] ?? 0));
    let heading: number = WEIGHTS.heading;
    for (let child = record, above = index.aboveOf(record); above !== child;) {
      raise(around, record, heading * (named[above] ?? 0));
      raise(around, record, WEIGHTS.topic * (below[above] ?? 0));
      heading *= WEIGHTS.higher;
      [child, above] = [above, index.aboveOf(above)];
    }
  }
  return around;
}

/** What is asked about a rule, and what the terms that it defines mean, says something of it. */
function toldAbout(sure: Float32Array, index: OpenIndex): Float32Array {
  const told = new Float32Array(index.size);
  for (const [record, rules] of index.abouts) {
    const value = WEIGHTS.told * (sure[record] ?? 0);
    if (value > 0) for (const rule of rules) raise(told, rule, value);
  }
  return told;
}

function greater(one: Float32Array, other: Float32Array): Float32Array {
  const values = new Float32Array(one);
  for (let at = 0; at < values.length; at += 1) raise(values, at, other[at] ?? 0);
  return values;
}

function raise(values: Float32Array, at: number, value: number): void {
  if ((values[at] ?? 0) < value) values[at] = value;
}
