import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as harfbuzz from 'harfbuzzjs';
import sharp from 'sharp';
import subsetFont from 'subset-font';

/** How much of each pixel a letter covers, and where the first one lies from the pen. */
export interface Shape {
  readonly cover: Uint8Array;
  readonly width: number;
  readonly left: number;
  readonly top: number;
}

/** Lengths are in ems, so that a word is measured once for all sizes. */
export interface Word {
  readonly width: number;
  readonly letters: readonly { readonly x: number; readonly glyph: Glyph }[];
}

/** A letter, of which nothing is seen if it is a space. */
export type Glyph = (size: number) => Promise<Shape | undefined>;

/** One weight of a face. */
export type Typeface = (word: string) => Word;

/** The same letters and words come thousands of times. */
function once<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

const require = createRequire(join(process.cwd(), 'package.json'));

/** The letters of both kinds lie in files of their own. */
const RUNS = /[\u0300-\u04ff№]+|[^\u0300-\u04ff№]+/gu;
const CYRILLIC = /^[\u0300-\u04ff№]/u;

/** The empty box of a font. */
const MISSING = 0;

export async function openTypeface(family: string, weight: number): Promise<Typeface> {
  const folder = dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
  const open = async (letters: string): Promise<harfbuzz.Font> => {
    const file = join(folder, 'files', `${family}-${letters}-wght-normal.woff2`);
    const plain = await subsetFont(await readFile(file), undefined, {
      targetFormat: 'truetype',
      keepAllGlyphs: true,
      variationAxes: { wght: weight },
    });
    return new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(plain).buffer)));
  };
  const [cyrillic, latin] = await Promise.all([open('cyrillic'), open('latin')]);
  const glyphsOf = once((font: harfbuzz.Font) =>
    once((id: number): Glyph => once((size) => draw(font, id, size))),
  );
  return once((word) => {
    let width = 0;
    const letters = (word.match(RUNS) ?? []).flatMap((run) => {
      const font = CYRILLIC.test(run) ? cyrillic : latin;
      const buffer = new harfbuzz.Buffer();
      buffer.addText(run);
      buffer.guessSegmentProperties();
      harfbuzz.shape(font, buffer);
      return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
        if (codepoint === MISSING)
          throw new Error(`The pictures have no sign for all of «${word}».`);
        const x = width + xOffset / font.face.upem;
        width += xAdvance / font.face.upem;
        return { x, glyph: glyphsOf(font)(codepoint) };
      });
    });
    return { width, letters };
  });
}

async function draw(font: harfbuzz.Font, id: number, size: number): Promise<Shape | undefined> {
  const extents = font.glyphExtents(id);
  if (extents === undefined || extents.width === 0) return undefined;
  const scale = size / font.face.upem;
  // Heights grow upwards in a font and downwards in a picture.
  const left = Math.floor(extents.xBearing * scale);
  const top = Math.floor(-extents.yBearing * scale);
  const width = Math.ceil((extents.xBearing + extents.width) * scale) - left;
  const height = Math.ceil(-(extents.yBearing + extents.height) * scale) - top;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<path transform="translate(${-left} ${-top}) scale(${scale} ${-scale})" d="${font.glyphToPath(id)}"/></svg>`;
  const cover = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  return { cover: new Uint8Array(cover), width, left, top };
}
