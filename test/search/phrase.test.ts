import { describe, expect, it } from 'vitest';
import { SHARD, type ShownText } from '../../src/search/bundle.ts';
import { recordsHolding } from '../../src/search/phrase.ts';

const TEXTS = new Map([
  [0, 'Гравець бере дві карти.'],
  [1, 'Беруть карти гравців.'],
  [SHARD + 2, 'Тоді ГРАВЕЦЬ, бере карту.'],
]);
const texts = (shard: number): Promise<readonly ShownText[]> =>
  Promise.resolve(
    Array.from({ length: SHARD }, (_, at) => ['id', 'title', TEXTS.get(shard * SHARD + at) ?? '']),
  );

const ALL = Array.from({ length: 2 * SHARD }, (_, at) => at);

describe('a phrase looked for in the texts', () => {
  it('is found wherever its words stand side by side, however they are written', async () => {
    expect(await recordsHolding('гравець бере', ALL, texts)).toEqual([0, SHARD + 2]);
  });

  it('is looked for only where it may stand', async () => {
    expect(await recordsHolding('гравець бере', [SHARD + 2, 1], texts)).toEqual([SHARD + 2]);
  });

  it('is not found in parts of words', async () => {
    expect(await recordsHolding('карти гравц', ALL, texts)).toEqual([]);
  });
});
