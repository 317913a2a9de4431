import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { shorten } from '../rules/shorten.ts';

/** What a chat shows when a rule's link is pasted. */
export interface SharePicture {
  readonly game: string;
  readonly topic: string;
  readonly statement: string;
  readonly site: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const INNER_WIDTH = WIDTH - 24 - 2 * 72;
const PAPER = '#f6f3ec';
const INK = '#1b1916';
const INK_SOFT = '#544e46';
const CACHE = join('node_modules', '.cache', 'kodeks', 'pictures');
/** Raise it when the layout below changes, so that no old picture is taken from the cache. */
const VERSION = 4;

const require = createRequire(join(process.cwd(), 'package.json'));

/** A picture is drawn once for its words and kept between builds. */
export async function sharePicture(picture: SharePicture): Promise<Uint8Array<ArrayBuffer>> {
  const key = createHash('sha256')
    .update(JSON.stringify([VERSION, picture]))
    .digest('hex')
    .slice(0, 24);
  const file = join(CACHE, `${key}.png`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept !== undefined) return new Uint8Array(kept);
  const drawn = await draw(picture);
  await mkdir(CACHE, { recursive: true });
  // A build that is stopped, or one running beside this, must not meet half a picture.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, drawn);
  await rename(unfinished, file);
  return new Uint8Array(drawn);
}

async function draw({ game, topic, statement, site }: SharePicture): Promise<Buffer> {
  const shown = shorten(statement, 330);
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
        line({ fontWeight: 600 }, [topic]),
        text({ fontSize: fontSizeFor(shown.length) }, shown),
        line({ justifyContent: 'space-between', color: INK_SOFT }, [game, site]),
      ],
    ),
    { width: WIDTH, height: HEIGHT, fonts: await fonts() },
  );
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: 8, dither: 0, compressionLevel: 9 })
    .toBuffer();
}

/** The larger the better, as long as the words fit into six to eight lines. */
function fontSizeFor(length: number): number {
  if (length < 110) return 60;
  if (length < 180) return 50;
  if (length < 250) return 43;
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
