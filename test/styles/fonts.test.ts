import { readFileSync } from 'node:fs';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, it } from 'vitest';

const ALPHABETS = 'абвгґдеєёжзиіїйклмнопрстуфхцчшщьыъэюя';
const NEEDED = Array.from(`${ALPHABETS}${ALPHABETS.toUpperCase()}№«»—–’…×−0123456789IVX`);

/** One `@font-face` of the style sheet with the letters that its file really holds. */
interface Declared {
  readonly family: string;
  readonly file: string;
  readonly claims: (code: number) => boolean;
  readonly letters: ReadonlySet<number>;
}

const sheet = readFileSync('src/styles/tokens.css', 'utf8');

async function declared(face: string): Promise<Declared> {
  const part = (pattern: RegExp): string => pattern.exec(face)?.[1] ?? '';
  const file = part(/url\('([^']+)'\)/);
  const plain = await subsetFont(readFileSync(`public${file}`), undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
  });
  const ranges = part(/unicode-range:\s*([^;]+)/)
    .split(/,\s*/)
    .map((range) =>
      range
        .replace('U+', '')
        .split('-')
        .map((code) => parseInt(code, 16)),
    );
  return {
    family: part(/font-family: '?([^';]+)/),
    file,
    claims: (code) => ranges.some(([from = 0, to = from]) => code >= from && code <= to),
    letters: new Set(new Face(new Blob(new Uint8Array(plain).buffer)).collectUnicodes()),
  };
}

describe.each(['Onest', 'Literata'])('the files of %s', (name) => {
  let faces: Declared[] = [];

  beforeAll(async () => {
    const all = await Promise.all((sheet.match(/@font-face \{[^}]+\}/g) ?? []).map(declared));
    faces = all.filter(({ family }) => family.startsWith(name));
  });

  it('are asked for the letters they hold, and for none that a file before them holds', () => {
    expect(faces).toHaveLength(3);
    // Whatever is asked of a file that lacks it is asked of the next one that claims it.
    const found = (code: number): string | undefined =>
      faces.find(({ claims, letters }) => claims(code) && letters.has(code))?.file;
    const wrong = faces.flatMap(({ file, letters }) =>
      Array.from(letters)
        .filter((code) => found(code) !== file)
        .map((code) => `${file} ${String.fromCodePoint(code)}`),
    );
    expect(wrong).toEqual([]);
  });

  it('hold every letter of both languages and the signs between them where every page has them', () => {
    const common = faces.filter(({ family }) => family === name);
    const missing = NEEDED.filter(
      (sign) => !common.some(({ letters }) => letters.has(sign.codePointAt(0) ?? 0)),
    );
    expect(missing).toEqual([]);
  });
});
