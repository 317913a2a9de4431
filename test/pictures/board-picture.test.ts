import { readFileSync } from 'node:fs';
import { h } from 'preact';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { boardPicture, hasBoard } from '../../src/pictures/board-picture.ts';
import { flatten } from '../../src/player/flatten.ts';
import { PICTURE } from '../../src/pictures/size.ts';

const ship = h('svg', { class: 'unit', viewBox: '0 0 48 48' }, h('path', { d: 'M4 4H44V44H4Z' }));
const Side = ({ ships }: { readonly ships: number }) =>
  h(
    'div',
    { class: 'fight-side' },
    Array.from({ length: ships }, () => ship),
  );
const fight = flatten(h('div', {}, h(Side, { ships: 3 }), h(Side, { ships: 1 })));

/** How much of a part of the picture is darker than paper. */
async function inkIn(bytes: Uint8Array, top: number): Promise<number> {
  const { data } = await sharp(bytes)
    .extract({ left: 60, top, width: PICTURE.width - 140, height: PICTURE.height / 2 - 20 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((light) => light < 128).length;
}

describe('the picture of a board', () => {
  it('has the size of every picture, and each side in a row of its own', async () => {
    const bytes = await boardPicture('ti4', fight);
    const { width, height } = await sharp(bytes).metadata();
    expect({ width, height }).toEqual(PICTURE);
    const [above, below] = [await inkIn(bytes, 0), await inkIn(bytes, PICTURE.height / 2)];
    expect(below).toBeGreaterThan(500);
    // Three ships, filled, against one that is hollow.
    expect(above).toBeGreaterThan(2 * below);
  });

  it('wears the colour of its game', async () => {
    for (const { id, colour } of GAMES) {
      const { data } = await sharp(await boardPicture(id, fight))
        .extract({ left: 2, top: 200, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(`#${data.toString('hex')}`, id).toBe(colour);
    }
  });

  it('is not drawn of words alone', () => {
    expect(hasBoard(fight)).toBe(true);
    expect(hasBoard(flatten(h('p', {}, 'Лідерів немає.')))).toBe(false);
  });
});

it('the colour of a game is its accent on light paper', () => {
  for (const { id, colour } of GAMES) {
    const look = readFileSync(`src/games/${id}/look.css`, 'utf8');
    const [, accent] = /--accent: light-dark\((#[0-9a-f]{6}),/.exec(look) ?? [];
    expect(colour, id).toBe(accent);
  }
});
