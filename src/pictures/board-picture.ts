import sharp from 'sharp';
import { BAR, dressedSheet } from './dress.ts';
import type { Flat } from '../player/flatten.ts';
import { classesOf, found, written } from './flat.ts';
import { png } from './png.ts';
import { PICTURE } from './size.ts';

const EDGE = 36;
const LEFT = BAR + EDGE;
const WIDE = PICTURE.width - LEFT - EDGE;
const HIGH = PICTURE.height - 2 * EDGE;
/** The mark stands in the upper corner. */
const BESIDE = 64;

/** Only shades: each becomes one of the four colours of the picture. */
const LOOK = `
*{stroke-linejoin:round}
.hex polygon{fill:#fff;stroke:#999;stroke-width:1.5}
.hex-active polygon{fill:#ccc;stroke:#444;stroke-width:4}
.hex-home polygon{fill:#555}
.hex-free polygon{fill:none;stroke:#bbb}
.anomaly path{fill:#aaa}.anomaly .anomaly-line{fill:none;stroke:#aaa;stroke-width:3.5}
.wormhole circle{fill:#fff;stroke:#444;stroke-width:3}
.planet,.command{fill:#aaa;stroke:#000}
.wealth-resources{fill:#444}.wealth-influence{fill:#aaa}
.fleet,.unit,.figure-body{fill:#555;stroke:#000;stroke-width:2.5}
.fleet path,.fleet circle{stroke-width:4}
.side-rebel .figure-body,.side-1 .unit{fill:#fff}
.unit-mark,.figure-mark,.figure-legs,.figure-unfinished{fill:none}
.figure-body .figure-mark{stroke:#fff}.side-rebel .figure-mark{stroke:#000}
.map-line{fill:none;stroke:#aaa;stroke-width:1}.map-line-shown{stroke:#444;stroke-width:2.5}
.map-dot{fill:#fff;stroke:#aaa}.map-disc{fill:#fff;stroke:#000;stroke-width:2.5}
.map-empire .map-disc{fill:#000}.map-rebel .map-disc{stroke-width:5}.map-subjugated .map-disc{fill:#aaa}
.map-halo{fill:none;stroke:#444;stroke-width:4}.map-base{fill:#444}
.map-units{fill:#000;stroke:#000}.map-units-rebel{fill:#fff}
.die-body{fill:#444}.die-black .die-body{fill:#000}.face-solid{fill:#fff}.face-line{fill:none;stroke:#fff;stroke-width:3}
.lcg-icon path,.lcg-dial-ring{fill:none;stroke:#aaa;stroke-width:4}
.lcg-dial-fill{fill:none;stroke:#444;stroke-width:4}
.card{fill:#fff;stroke:#000;stroke-width:3}.card-own{fill:#aaa}.space{fill:#fff;stroke:#000;stroke-width:2}
.space-dark{fill:#000}.space-middle{fill:#aaa}.here{fill:#444;stroke:#fff;stroke-width:3}
.dbg-full{fill:#000}.dbg-hollow{fill:none;stroke:#000;stroke-width:2.5}
`;

const is =
  (...names: readonly string[]) =>
  (one: Flat): boolean =>
    classesOf(one).some((name) => names.includes(name));

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A drawing of its own is shown as large as fits. */
const placed = (svg: Flat, { x, y, width, height }: Box): string => {
  const { look } = svg;
  const box = typeof look['viewBox'] === 'string' ? look['viewBox'] : '0 0 48 48';
  const kind = typeof look['class'] === 'string' ? look['class'] : '';
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}" class="${kind}">${svg.inner.map(written).join('')}</svg>`;
};

/** Things of one kind side by side, in as many rows as leave them large. */
const spread = (count: number, { x, y, width, height }: Box): readonly Box[] => {
  const rows = Math.max(1, Math.round(Math.sqrt((count * height) / width)));
  const columns = Math.ceil(count / rows);
  const size = Math.min(width / columns, height / rows, 170);
  const left = (width - columns * size) / 2 + size * 0.07;
  return Array.from({ length: count }, (_, at) => ({
    x: x + left + (at % columns) * size,
    y: y + (height - rows * size) / 2 + Math.floor(at / columns) * size,
    width: size * 0.86,
    height: size * 0.86,
  }));
};

const isPicture = is('galaxy', 'map', 'retreat-map');
const isFight = is('row', 'fight-side');
const isSide = is(
  'row',
  'fight-side',
  'lcg-side',
  'lcg-engagement',
  'dbg-seat',
  'dbg-row',
  'system',
);
const isThing = is('figure-shape', 'unit');
const isCard = is('dbg-card', 'lcg-card', 'strategy-card');

const sideName = (side: Flat, at: number): string =>
  classesOf(side).includes('row-rebel') ? 'side-rebel' : `side-${at % 2}`;

const cardAt = (card: Flat, { x, y, width, height }: Box): string => {
  const own = is('dbg-own', 'dbg-aimed', 'lcg-exhausted')(card) ? ' card-own' : '';
  const [sign] = found(card.inner, is('dbg-sign', 'lcg-icon'));
  const drawn = sign
    ? placed(sign, {
        x: x + width * 0.3,
        y: y + height * 0.2,
        width: width * 0.24,
        height: height * 0.24,
      })
    : '';
  return `<rect class="card${own}" x="${x + width * 0.14}" y="${y}" width="${width * 0.62}" height="${height * 0.92}" rx="8"/>${drawn}`;
};

/** Each side has a row of its own: figures as they are, cards as cards. */
const sidesOf = (board: readonly Flat[]): string => {
  const fought = found(board, isFight);
  const sides = (fought.length > 0 ? fought : found(board, isSide)).flatMap((side, at) => {
    const things = found(side.inner, isThing);
    const cards = found(side.inner, isCard);
    return things.length + cards.length > 0 ? [{ name: sideName(side, at), things, cards }] : [];
  });
  const height = HIGH / Math.max(1, sides.length);
  return sides
    .map(({ name, things, cards }, at) => {
      const boxes = spread(things.length + cards.length, {
        x: LEFT,
        y: EDGE + at * height,
        width: at === 0 ? WIDE - BESIDE : WIDE,
        height,
      });
      const line =
        at > 0
          ? `<path d="M${LEFT} ${EDGE + at * height}h${WIDE}" stroke="#999" stroke-width="2" stroke-dasharray="6 6"/>`
          : '';
      const all = [...things, ...cards].flatMap((one, index) => {
        const box = boxes[index];
        if (box === undefined) return [];
        return [isCard(one) ? cardAt(one, box) : placed(one, box)];
      });
      return `${line}<g class="${name}">${all.join('')}</g>`;
    })
    .join('');
};

const shadeOf = (light: number): number => (light > 220 ? 0 : light > 130 ? 1 : light > 48 ? 2 : 3);

/** The board of a walkthrough in the colour of its game. It has no words, and so is the same in all languages. */
export async function boardPicture(
  game: string,
  board: readonly Flat[],
): Promise<Uint8Array<ArrayBuffer>> {
  const [map] = found(board, isPicture);
  const fought = found(board, isFight).length > 0;
  const drawn =
    map === undefined || fought
      ? sidesOf(board)
      : placed(map, { x: LEFT, y: EDGE / 2, width: WIDE - BESIDE, height: HIGH + EDGE });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}">` +
    `<style>${LOOK}</style><rect width="100%" height="100%" fill="#fff"/>${drawn}</svg>`;
  const { sheet, palette } = await dressedSheet(game);
  const shades = await sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer();
  for (const [at, light] of shades.entries()) {
    sheet.pixels[at] = Math.max(sheet.pixels[at] ?? 0, shadeOf(light));
  }
  return new Uint8Array(await png(sheet, palette));
}

/** Whether there is anything to see. */
export const hasBoard = (board: readonly Flat[]): boolean =>
  found(board, (one) => isPicture(one) || isThing(one) || isCard(one)).length > 0;
