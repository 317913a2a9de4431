import type { AskedWord } from './asked-word.ts';
import type { Filters, IndexHit, TextIndex } from './pagefind.ts';

/** Each reading of an ambiguous word is a search of its own. */
const READINGS = 4;
/** Fewer hits for all the words together, and records with some of them are added. */
const ENOUGH = 5;

/** The hits of the query and of its synonyms together, each at the best place it got. */
export async function findPhrases(
  index: TextIndex,
  phrases: readonly (readonly AskedWord[])[],
  filters: Filters,
): Promise<readonly IndexHit[]> {
  const lists = await Promise.all(
    phrases.map((words, at) => (at === 0 ? findAll : findWhole)(index, words, filters)),
  );
  const longest = Math.max(...lists.map((list) => list.length));
  const found = new Map<string, IndexHit>();
  for (let place = 0; place < longest; place += 1) {
    for (const list of lists) {
      const hit = list[place];
      if (hit !== undefined && !found.has(hit.key)) found.set(hit.key, hit);
    }
  }
  return [...found.values()];
}

function findWhole(
  index: TextIndex,
  words: readonly AskedWord[],
  filters: Filters,
): Promise<readonly IndexHit[]> {
  return findBest(index, words.length === 0 ? [] : readings(words), filters);
}

/** Records with all the words, then, if these are few, those with at least half of them. */
async function findAll(
  index: TextIndex,
  words: readonly AskedWord[],
  filters: Filters,
): Promise<readonly IndexHit[]> {
  const whole = await findWhole(index, words, filters);
  if (words.length < 2 || whole.length >= ENOUGH) return whole;

  const found = new Map(whole.map((hit) => [hit.key, hit]));
  const partial = new Map<string, { hit: IndexHit; words: number; score: number }>();
  for (const word of words) {
    for (const hit of await findWhole(index, [word], filters)) {
      if (found.has(hit.key)) continue;
      const before = partial.get(hit.key) ?? { hit, words: 0, score: 0 };
      partial.set(hit.key, { hit, words: before.words + 1, score: before.score + hit.score });
    }
  }
  const rest = [...partial.values()]
    .filter((candidate) => candidate.words >= words.length / 2)
    .sort((a, b) => b.words - a.words || b.score - a.score);
  return [...whole, ...rest.map(({ hit }) => hit)];
}

/** The hits of all readings together, each with the best score it got. */
async function findBest(
  index: TextIndex,
  queries: readonly (readonly string[])[],
  filters: Filters,
): Promise<readonly IndexHit[]> {
  const best = new Map<string, IndexHit>();
  for (const hits of await Promise.all(queries.map((query) => index.find(query, filters)))) {
    for (const hit of hits) {
      if ((best.get(hit.key)?.score ?? -1) < hit.score) best.set(hit.key, hit);
    }
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}

function readings(words: readonly AskedWord[]): readonly (readonly string[])[] {
  let all: string[][] = [[]];
  for (const { keys } of words) {
    all = all.flatMap((start) => keys.map((key) => [...start, key])).slice(0, READINGS);
  }
  return all;
}
