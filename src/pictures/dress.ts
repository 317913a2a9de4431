import sharp from 'sharp';
import { GAMES } from '../games/index.ts';
import { stamp } from './paragraph.ts';
import type { Palette, Sheet } from './png.ts';
import { PICTURE } from './size.ts';

/**
 * Letters are drawn in shades from paper to ink. The shade before ink is the colour of the game: as dark as a grey
 * would be there, and the picture weighs no more.
 */
const PAPER = '#f6f3ec';
const FAINT = '#aba79f';
const BLACK = '#1b1916';
const OF_SITE = '#3a4a5c';
export const INK = 3;
export const INK_SOFT = 2;

export const BAR = 32;
/** What the mark takes of the upper line. */
export const MARK = 72;
const MARK_SIZE = 40;
const EDGE = 28;

/** A page whose corner is a step of its own: the site itself. */
const SITE = 'M3 2h10l6 6v14H3zM13 2v6h6M7 12h8M7 16h5';

async function stampMark(sheet: Sheet, path: string): Promise<void> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 0 24 24" width="${MARK_SIZE}" height="${MARK_SIZE}">` +
    `<path d="${path}" fill="none" stroke="#000" stroke-width="2" stroke-linejoin="round"/></svg>`;
  const cover = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  stamp(
    sheet,
    { cover: new Uint8Array(cover), width: MARK_SIZE, left: 0, top: 0 },
    { x: sheet.width - EDGE - MARK_SIZE, y: EDGE },
    INK_SOFT,
  );
}

/** Paper with the colour and the mark of a game, or of the site. */
export async function dressedSheet(
  game: string | undefined,
): Promise<{ readonly sheet: Sheet; readonly palette: Palette }> {
  const { width, height } = PICTURE;
  const sheet = { width, height, pixels: new Uint8Array(width * height) };
  for (let y = 0; y < height; y += 1) sheet.pixels.fill(INK_SOFT, y * width, y * width + BAR);
  const known = GAMES.find(({ id }) => id === game);
  await stampMark(sheet, known?.mark ?? SITE);
  return { sheet, palette: [PAPER, FAINT, known?.colour ?? OF_SITE, BLACK] };
}
