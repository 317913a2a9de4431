import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * Cuts the reading face and the interface face down to the letters that Ukrainian and Russian text
 * uses. Run by hand when the letters or the fonts change; the results are kept in `public/fonts`.
 */
const SETS = [
  {
    name: 'cyrillic',
    from: 'cyrillic',
    letters: 'абвгґдеєёжзиіїйклмнопрстуфхцчшщьыъэюяАБВГҐДЕЄЁЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЫЪЭЮЯ№\u0301',
  },
  // What every Cyrillic text is full of, Roman numerals included; across two files no browser kerns.
  {
    name: 'signs',
    from: 'latin',
    letters: ' \u00A00123456789!"#%&()*+,-./:;=?«»·×–—‑…„“”’−IVXY',
    keepFeatures: [],
  },
  // Few pages have any of these: the others do not fetch them.
  {
    name: 'latin',
    from: 'latin',
    letters: "ABCDEFGHJKLMNOPQRSTUWZabcdefghijklmnopqrstuvwxyz@_'",
  },
];

const require = createRequire(import.meta.url);
const target = join(process.cwd(), 'public', 'fonts');

const faces = [
  // Interface: weights carry hierarchy, so the axis stays.
  { family: 'onest', weight: { min: 400, max: 700 } },
  // Reading: one weight, drawn slightly stronger than regular for bad light.
  { family: 'literata', weight: 430 },
];

mkdirSync(target, { recursive: true });
let total = 0;
for (const { family, weight } of faces) {
  const folder = dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
  for (const { name, from, letters, ...features } of SETS) {
    const source = readFileSync(join(folder, 'files', `${family}-${from}-wght-normal.woff2`));
    const subset = await subsetFont(source, letters, {
      targetFormat: 'woff2',
      noLayoutClosure: true,
      ...features,
      variationAxes: { wght: weight },
    });
    writeFileSync(join(target, `${family}-${name}.woff2`), subset);
    console.log(`${family}-${name}.woff2 ${subset.length}`);
    total += subset.length;
  }
}
console.log(`together ${total} bytes`);
