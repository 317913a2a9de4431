import { describe, expect, it } from 'vitest';
import { holding } from '../../src/search/phrase.ts';

const TEXTS = ['Гравець бере дві карти.', 'Беруть карти гравців.', 'Тоді ГРАВЕЦЬ, бере карту.'];
const read = (text: string): Promise<string> => Promise.resolve(text);

describe('a phrase looked for in texts', () => {
  it('is found wherever its words stand side by side, however they are written', async () => {
    expect(await holding('гравець бере', TEXTS, read)).toEqual([TEXTS[0], TEXTS[2]]);
  });

  it('is looked for only where it may stand', async () => {
    expect(await holding('гравець бере', TEXTS.slice(1), read)).toEqual([TEXTS[2]]);
  });

  it('is not found in parts of words', async () => {
    expect(await holding('карти гравц', TEXTS, read)).toEqual([]);
  });
});
