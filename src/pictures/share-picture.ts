import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { shorten } from '../rules/shorten.ts';
import { DRAWING } from './drawing-time.ts';

/** What a chat shows when a rule's link is pasted. */
export interface SharePicture {
  readonly topic: string;
  /** What is asked or named, if the statement answers or explains it. */
  readonly title: string | undefined;
  readonly statement: string;
  /** The game and, where it is known, the page of its booklet. */
  readonly source: string;
  /** The site and its language. */
  readonly site: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const INNER_WIDTH = WIDTH - 24 - 2 * 72;
const PAPER = '#f6f3ec';
const INK = '#1b1916';
const INK_SOFT = '#544e46';
const CACHE = join(process.env['KODEKS_CACHE'] ?? 'node_modules/.cache/kodeks', 'pictures');
/** Raise it when the layout below changes, so that no old picture is taken from the cache. */
const VERSION = 5;
/** The title and the statement together; more would be too small to read in a chat. */
const MOST = 330;
/** What fits on the line above; a second one takes room from the statement. */
const LINE = 66;
/** What a title takes besides its letters: the end of its line and the gap below. */
const NAMED = 30;

const require = createRequire(join(process.cwd(), 'package.json'));

/** A picture is drawn once for its words and kept between builds. */
export async function sharePicture(picture: SharePicture): Promise<Uint8Array<ArrayBuffer>> {
  const shown = { ...picture, statement: shorten(picture.statement, roomFor(picture)) };
  const key = createHash('sha256')
    .update(JSON.stringify([VERSION, shown]))
    .digest('hex')
    .slice(0, 24);
  const file = join(CACHE, `${key}.png`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept !== undefined) return new Uint8Array(kept);
  const start = performance.now();
  const drawn = await draw(shown);
  performance.measure(DRAWING, { start });
  await mkdir(CACHE, { recursive: true });
  // A build that is stopped, or one running beside this, must not meet half a picture.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, drawn);
  await rename(unfinished, file);
  return new Uint8Array(drawn);
}

/** A question takes half of the picture at most; its answer always begins. */
function roomFor({ title, topic }: SharePicture): number {
  const heading = title === undefined ? 0 : Math.min(title.length, MOST / 2) + NAMED;
  return MOST - heading - (topic.length > LINE ? LINE / 2 : 0);
}

async function draw({ topic, title, statement, source, site }: SharePicture): Promise<Buffer> {
  const name = title === undefined ? undefined : shorten(title, MOST / 2);
  const fontSize = fontSizeFor(statement.length + (name === undefined ? 0 : name.length + NAMED));
  const svg = await satori(
    box(
      {
        width: WIDTH,
        height: HEIGHT,
        // Else the padding would push the last line out of the picture.
        boxSizing: 'border-box',
        padding: '52px 72px 48px',
        flexDirection: 'column',
        justifyContent: 'space-between',
        backgroundColor: PAPER,
        color: INK,
        borderLeft: `24px solid ${INK}`,
      },
      [
        line({ fontWeight: 600 }, [shorten(topic, 2 * LINE)]),
        box({ flexDirection: 'column', gap: 16 }, [
          ...(name === undefined ? [] : [heading({ fontSize: fontSize - 4 }, name)]),
          ...(statement === '' ? [] : [text({ fontSize }, statement)]),
        ]),
        line({ justifyContent: 'space-between', color: INK_SOFT }, [shorten(source, 52), site]),
      ],
    ),
    { width: WIDTH, height: HEIGHT, fonts: await fonts() },
  );
  return (
    sharp(Buffer.from(svg))
      // Packing harder takes twice the time and saves a twentieth.
      .png({ palette: true, colours: 8, dither: 0, compressionLevel: 6, effort: 1 })
      .toBuffer()
  );
}

/** The larger the better, as long as the words fit into six to eight lines. */
function fontSizeFor(length: number): number {
  if (length < 90) return 60;
  if (length < 160) return 50;
  if (length < 230) return 43;
  return 37;
}

type Style = Record<string, string | number>;

/** Satori takes the shape of a React element; only this much of it is needed. */
interface Box {
  type: 'div';
  key: null;
  props: { style: Style; children: string | Box[] };
}

function box(style: Style, children: string | Box[]): Box {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } };
}

const text = (style: Style, words: string): Box =>
  box(
    { width: INNER_WIDTH, fontFamily: 'Literata, Literata Latin', lineHeight: 1.32, ...style },
    words,
  );

const heading = (style: Style, words: string): Box =>
  box({ width: INNER_WIDTH, fontFamily: 'Onest, Onest Latin', lineHeight: 1.25, ...style }, words);

const line = (style: Style, parts: string[]): Box =>
  box(
    { width: INNER_WIDTH, fontFamily: 'Onest, Onest Latin', fontSize: 28, ...style },
    parts.map((part) => box({}, part)),
  );

type Font = NonNullable<Parameters<typeof satori>[1]['fonts']>[number];
let loaded: Promise<Font[]> | undefined;

function fonts(): Promise<Font[]> {
  loaded ??= Promise.all(
    (
      [
        ['Literata', 'literata', 400],
        ['Onest', 'onest', 600],
      ] as const
    ).flatMap(([name, family, weight]) =>
      ['cyrillic', 'latin'].map(async (letters) => {
        const folder = dirname(require.resolve(`@fontsource/${family}/package.json`));
        const file = join(folder, 'files', `${family}-${letters}-${weight}-normal.woff`);
        return {
          name: letters === 'latin' ? `${name} Latin` : name,
          weight,
          style: 'normal' as const,
          data: await readFile(file),
        };
      }),
    ),
  );
  return loaded;
}
