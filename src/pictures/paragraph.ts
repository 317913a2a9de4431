import type { Sheet } from './png.ts';
import type { Shape, Typeface, Word } from './typeface.ts';

/** Half the height of a small letter, in sizes. */
const HALF_LETTER = 0.26;
const FULL = 255;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a text is set. */
export interface Manner {
  readonly face: Typeface;
  readonly size: number;
  /** From one line to the next, in sizes. */
  readonly leading: number;
}

/** A text broken into lines no wider than asked, unless a single word is. */
export interface Paragraph extends Manner {
  readonly lines: readonly (readonly Word[])[];
  readonly width: number;
  readonly height: number;
}

export function paragraph(manner: Manner, text: string, widest: number): Paragraph {
  const { face, size, leading } = manner;
  const space = face(' ').width;
  const lines: Word[][] = [];
  let width = 0;
  let filled = 0;
  for (const word of text.split(' ').map(face)) {
    const line = lines.at(-1);
    const end = filled + space + word.width;
    if (line !== undefined && end * size <= widest) {
      line.push(word);
      filled = end;
    } else {
      lines.push([word]);
      filled = word.width;
    }
    width = Math.max(width, filled * size);
  }
  return { ...manner, lines, width, height: lines.length * size * leading };
}

/** Letters begin at whole pixels, so that the same one is always the same and packs well. */
export async function print(
  sheet: Sheet,
  { face, size, leading, lines }: Paragraph,
  { x, y, ink }: Point & { readonly ink: number },
): Promise<void> {
  const space = face(' ').width;
  for (const [index, words] of lines.entries()) {
    // Small letters stand in the middle of their line.
    const base = Math.round(y + (index + 0.5) * size * leading + HALF_LETTER * size);
    let begin = 0;
    for (const word of words) {
      for (const letter of word.letters) {
        const shape = await letter.glyph(size);
        if (shape !== undefined) {
          stamp(sheet, shape, { x: Math.round(x + (begin + letter.x) * size), y: base }, ink);
        }
      }
      begin += word.width + space;
    }
  }
}

export function stamp(sheet: Sheet, shape: Shape, pen: Point, ink: number): void {
  const from = (pen.y + shape.top) * sheet.width + pen.x + shape.left;
  for (let at = 0; at < shape.cover.length; at += 1) {
    const shade = Math.round(((shape.cover[at] ?? 0) * ink) / FULL);
    if (shade === 0) continue;
    const column = at % shape.width;
    const place = from + ((at - column) / shape.width) * sheet.width + column;
    // Letters that touch do not cut each other.
    sheet.pixels[place] = Math.max(shade, sheet.pixels[place] ?? 0);
  }
}
