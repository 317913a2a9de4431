import { readFileSync } from 'node:fs';
import { selectAll } from 'hast-util-select';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/rules/languages.ts';
import { publishedModel } from '../rules/support/content.ts';
import { attribute, textOf } from './support/elements.ts';
import { page } from './support/site.ts';
import { PARTS, readSizes, SIZES_FILE, sizesOf, unlistedKinds } from './support/sizes.ts';
import { weigh } from './support/weight.ts';

const GROWTH = 1.05;
/** Of what Starlight’s page with the same text weighs. */
const SHARE = 0.7;
/** Of what the words of a page weigh. */
const MARKUP = 2.5;

const kinds = readSizes();

describe('a page of each kind weighs what the record says', () => {
  it.each(kinds)('$kind: $address', ({ address, sizes }) => {
    const now = sizesOf(address);
    const grown = PARTS.filter((part) => now[part] > sizes[part] * GROWTH).map(
      (part) => `${part} ${sizes[part]} → ${now[part]}`,
    );
    expect(
      grown,
      `${address} has grown by more than 5 %. If it is worth it: npm run sizes, and commit ${SIZES_FILE}.`,
    ).toEqual([]);
  });

  it('and no kind of page is left out', () => {
    expect(unlistedKinds(), `They get their lines by: npm run sizes`).toEqual([]);
  });
});

const { games } = await publishedModel();
const topics = games.flatMap((game) =>
  LANGUAGES.flatMap((language) => game.topics.map(({ id }) => `/${language}/${game.id}/${id}/`)),
);

describe('beside Starlight', () => {
  const [, ...lines] = readFileSync('test/dist/starlight.tsv', 'utf8').trimEnd().split('\n');
  const recorded = lines
    .map((line) => {
      const [address = '', ...sizes] = line.split('\t');
      return { address, theirs: sizes.reduce((sum, size) => sum + Number(size), 0) };
    })
    .filter(({ address }) => topics.includes(address));

  it.each(recorded)('$address is light on a first visit', ({ address, theirs }) => {
    expect(theirs).toBeGreaterThan(15_000);
    expect(weigh(address).page / theirs).toBeLessThanOrEqual(SHARE);
  });

  it('the usual topic weighs half', () => {
    const shares = recorded
      .map(({ address, theirs }) => weigh(address).page / theirs)
      .sort((one, other) => one - other);
    expect(shares.length).toBeGreaterThan(topics.length / 2);
    expect(shares[Math.floor(shares.length / 2)]).toBeLessThanOrEqual(0.5);
  });
});

describe('the next topic costs its words and little else', () => {
  it.each(topics)('%s', (url) => {
    expect(weigh(url).html / packedWords(url)).toBeLessThanOrEqual(MARKUP);
  });
});

/** All that a page says to eyes and ears, without markup and addresses. */
function packedWords(url: string): number {
  const { tree } = page(url);
  const shown = selectAll('title, body', tree).map((part) => textOf(part));
  const said = selectAll('[aria-label]', tree).map((part) => attribute(part, 'ariaLabel'));
  return brotliCompressSync([...shown, ...new Set(said)].join('\n').replace(/\s+/g, ' ')).length;
}
