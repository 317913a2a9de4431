import type { OpenIndex } from './open-index.ts';
import type { ReadQuery } from './read-query.ts';

/** Whether one record has every word of the query as it was typed, in its text or in its names. */
export function isHeldWhole(
  { words, corrected, hasUnknown }: ReadQuery,
  index: OpenIndex,
): boolean {
  if (hasUnknown || corrected !== undefined) return false;
  const holders = words
    .filter(({ isFiller }) => isFiller !== true)
    .map(({ lemmas }) => {
      const exact = [...lemmas].flatMap(([lemma, sure]) => (sure === 1 ? lemma : []));
      return new Set(
        exact.flatMap((lemma) =>
          [...index.postingsOf(lemma), ...index.namesWith(lemma)].map(({ record }) => record),
        ),
      );
    });
  const [first, ...others] = holders;
  return first !== undefined && [...first].some((record) => others.every((set) => set.has(record)));
}
