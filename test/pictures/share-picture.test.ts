import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Region } from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { PICTURE } from '../../src/pictures/size.ts';
import type { SharePicture } from '../../src/pictures/share-picture.ts';

const cache = mkdtempSync(join(tmpdir(), 'kodeks-'));
afterAll(() => rmSync(cache, { recursive: true }));

const PLAIN: SharePicture = {
  game: 'rebellion',
  topic: 'Бій › Атака',
  title: undefined,
  statement: 'Ґава їсть щавель — «42» × 2.',
  source: 'Довідник, с. ~5',
  site: 'Кодекс · Українська',
};

/** Draws anew: nothing is taken from the cache, and no letter from before. */
async function drawn(picture: SharePicture): Promise<Uint8Array> {
  vi.resetModules();
  vi.stubEnv('KODEKS_CACHE', mkdtempSync(join(cache, 'a')));
  const { sharePicture } = await import('../../src/pictures/share-picture.ts');
  return sharePicture(picture);
}

/** Whether a part of the picture holds any ink. */
async function inked(bytes: Uint8Array, part: Region): Promise<boolean> {
  const stats = await sharp(await sharp(bytes).extract(part).toBuffer()).stats();
  return (stats.channels[0]?.min ?? 0) < 128;
}

const { width, height } = PICTURE;
const PARTS = {
  'the left margin': { left: 16, top: 0, width: 40, height },
  'the right margin': { left: width - 40, top: 0, width: 40, height },
  'the upper margin': { left: 16, top: 0, width: width - 16, height: 24 },
  'the lower margin': { left: 16, top: height - 24, width: width - 16, height: 24 },
  'the space above the last line': { left: 16, top: height - 64, width: width - 16, height: 6 },
} as const;

const WIDE = 'Щ'.repeat(20);
const many = (word: string, times: number): string =>
  Array.from({ length: times }, () => word).join(' ');

describe('the picture of a link', () => {
  it('is the same to the byte when it is drawn anew', async () => {
    expect(await drawn(PLAIN)).toEqual(await drawn(PLAIN));
  });

  it('says what it is told', async () => {
    const told = [
      PLAIN,
      { ...PLAIN, topic: 'Бій' },
      { ...PLAIN, title: 'Що їсть ґава?' },
      { ...PLAIN, statement: 'Ґава їсть щавель — «42» × 3.' },
      { ...PLAIN, source: 'Довідник, с. 6' },
      { ...PLAIN, site: 'Кодекс · Русский' },
    ];
    const pictures = await Promise.all(told.map(drawn));
    expect(new Set(pictures.map((bytes) => Buffer.from(bytes).toString('base64'))).size).toBe(6);
  });

  it.each([
    ['little', PLAIN],
    ['a title alone', { ...PLAIN, title: 'Ґава', statement: '' }],
    ['more words than fit', { ...PLAIN, statement: many('щавель', 90) }],
    [
      'a long question and a long answer',
      { ...PLAIN, title: many('ґава', 60), statement: many('щавель', 90) },
    ],
    ['one wide word', { ...PLAIN, statement: WIDE }],
    ['words as wide as words come', { ...PLAIN, title: many(WIDE, 3), statement: many(WIDE, 9) }],
    ['a long way to it', { ...PLAIN, topic: many('атака', 60), statement: many('щавель', 90) }],
    ['a book of a long name', { ...PLAIN, source: many('Довідник', 20) }],
  ])('leaves its margins free with %s', async (_, picture) => {
    const bytes = await drawn(picture);
    const spoilt = [];
    for (const [name, part] of Object.entries(PARTS))
      if (await inked(bytes, part)) spoilt.push(name);
    expect(spoilt).toEqual([]);
  });

  it('is not drawn with an empty box for a letter that no font has', async () => {
    await expect(drawn({ ...PLAIN, statement: 'Ґава ☃.' })).rejects.toThrow('☃');
  });
});
