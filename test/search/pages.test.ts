import { describe, expect, it } from 'vitest';
import { SHARD } from '../../src/search/bundle.ts';
import { pagesOf, readTogether } from '../../src/search/pages.ts';

describe('pages that a phrase is looked for on', () => {
  const records = [3, 2 * SHARD, SHARD, 5 * SHARD, 1].flatMap((count, topic) =>
    Array.from({ length: count }, (_, at) => ({ id: `duel.topic-${topic}.rule-${at}` })),
  );
  const pages = pagesOf(records, 'uk');
  const groups = readTogether(pages);

  it('are read together as long as three files hold the texts of their records', () => {
    expect(groups.map(({ pages: read }) => read.length)).toEqual([2, 1, 1, 1]);
    for (const { pages: read, count } of groups) {
      expect(read.length === 1 || count <= 3 * SHARD).toBe(true);
    }
  });

  it('keep every record at its place', () => {
    expect(groups.flatMap(({ pages: read }) => read)).toEqual(pages);
    expect(
      groups.flatMap(({ start, count }) => Array.from({ length: count }, (_, at) => start + at)),
    ).toEqual(records.map((_, at) => at));
  });
});
