import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shorten } from '../rules/ask/shorten.ts';
import { DRAWING } from './drawing-time.ts';
import { paragraph, print, type Paragraph } from './paragraph.ts';
import { BAR, INK, INK_SOFT, MARK, dressedSheet } from './dress.ts';
import { png } from './png.ts';
import { PICTURE } from './size.ts';
import { openTypeface } from './typeface.ts';

/** What a chat shows when a rule's link is pasted. */
export interface SharePicture {
  /** Whose colour and mark it wears; undefined: the site's own. */
  readonly game: string | undefined;
  readonly topic: string;
  /** What is asked or named, if the statement answers or explains it. */
  readonly title: string | undefined;
  readonly statement: string;
  /** The game and, where it is known, the page of its booklet. */
  readonly source: string;
  /** The site and its language. */
  readonly site: string;
}

const { width: WIDTH, height: HEIGHT } = PICTURE;

const LEFT = BAR + 32;
const INNER = WIDTH - 48 - LEFT;
const TOP = 32;
const BOTTOM = HEIGHT - 32;
/** Between the title and the statement, and what is free at least above and below them. */
const GAP = 10;

/** Of the lines above and below. */
const SMALL = 19;
/** The larger the better; at these the edges of small letters fall between two pixels. */
const LARGE = [39.4, 33.5, 29.5] as const;
const SMALLEST = 25.6;
/** What takes no more room than this is not set smaller. */
const COMFORTABLE = 200;
/** Letters of the interface face are larger at the same size. */
const NAME = 0.92;
/** How many letters are given up at a time where words do not fit. */
const STEP = 4;

const CACHE = join(process.env['KODEKS_CACHE'] ?? 'node_modules/.cache/kodeks', 'pictures');
/** Raise it when the layout below changes, so that no old picture is taken from the cache. */
const VERSION = 7;
/** The title and the statement together; more would take long to read in a chat. */
const MOST = 330;

/** A picture is drawn once for its words and kept between builds. */
export async function sharePicture(picture: SharePicture): Promise<Uint8Array<ArrayBuffer>> {
  const key = createHash('sha256')
    .update(JSON.stringify([VERSION, picture]))
    .digest('hex')
    .slice(0, 24);
  const file = join(CACHE, `${key}.png`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept !== undefined) return new Uint8Array(kept);
  const start = performance.now();
  const drawn = await draw(picture);
  performance.measure(DRAWING, { start });
  await mkdir(CACHE, { recursive: true });
  // A build that is stopped, or one running beside this, must not meet half a picture.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, drawn);
  await rename(unfinished, file);
  return new Uint8Array(drawn);
}

async function draw({
  game,
  topic,
  title,
  statement,
  source,
  site,
}: SharePicture): Promise<Buffer> {
  faces ??= openFaces();
  const { reading, naming } = await faces;
  const small = { ...naming, size: SMALL };
  const of = paragraph(small, site, INNER);
  const from = fitted(source, (words) => paragraph(small, words, INNER - of.width - GAP), isLine);
  const above = fitted(topic, (words) => paragraph(small, words, INNER - MARK), isTwoLines);
  const foot = BOTTOM - from.height;
  const free = foot - TOP - above.height;

  // A question takes half of the words at most; its answer always begins.
  const name = title === undefined ? [] : [shorten(title, MOST / 2)];
  const bodyAt = (size: number, told: string): Body => {
    const parts = [
      ...name.map((words) => paragraph({ ...naming, size: size * NAME }, words, INNER)),
      ...(told === '' ? [] : [paragraph({ ...reading, size }, told, INNER)]),
    ];
    const height = parts.reduce((sum, part) => sum + part.height, (parts.length - 1) * GAP);
    return { parts, height, width: Math.max(...parts.map(({ width }) => width)) };
  };
  const told = shorten(statement, MOST - name.join('').length);
  const body =
    LARGE.map((size) => bodyAt(size, told)).find(
      ({ height, width }) => height <= COMFORTABLE && width <= INNER,
    ) ??
    fitted(
      told,
      (words) => bodyAt(SMALLEST, words),
      ({ height }) => height <= free - 2 * GAP,
    );

  const { sheet, palette } = await dressedSheet(game);
  await print(sheet, above, { x: LEFT, y: TOP, ink: INK });
  let y = TOP + above.height + (free - body.height) / 2;
  for (const part of body.parts) {
    await print(sheet, part, { x: LEFT, y, ink: INK });
    y += part.height + GAP;
  }
  await print(sheet, from, { x: LEFT, y: foot, ink: INK_SOFT });
  await print(sheet, of, { x: LEFT + INNER - of.width, y: foot, ink: INK_SOFT });
  return png(sheet, palette);
}

/** As many words as fit. */
function fitted<Set>(words: string, set: (words: string) => Set, fits: (set: Set) => boolean): Set {
  const whole = set(words);
  if (fits(whole) || words.length < STEP) return whole;
  return fitted(shorten(words, words.length - STEP), set, fits);
}

const isLine = ({ lines }: Paragraph): boolean => lines.length < 2;
const isTwoLines = ({ lines }: Paragraph): boolean => lines.length < 3;

interface Body {
  readonly parts: readonly Paragraph[];
  readonly height: number;
  readonly width: number;
}

let faces: ReturnType<typeof openFaces> | undefined;

async function openFaces() {
  const [literata, onest] = await Promise.all([
    openTypeface('literata', 430),
    openTypeface('onest', 600),
  ]);
  return { reading: { face: literata, leading: 1.32 }, naming: { face: onest, leading: 1.25 } };
}
