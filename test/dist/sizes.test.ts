import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/rules/languages.ts';
import { publishedModel } from '../rules/support/content.ts';
import { attribute, selectAll, textOf } from './support/elements.ts';
import { page } from './support/site.ts';
import { overweight, readBudgets, roundDown, SIZES_FILE, unlistedKinds } from './support/sizes.ts';
import { isHeavier, ROUGH, weigh, weighRoughly } from './support/weight.ts';

/**
 * Of what Starlight’s page with the same text weighs, which has neither definitions nor their figures:
 * the longest topic shows sixty of them.
 */
const SHARE = 0.72;
/** With a control for boxes and a picture for chats, which theirs have not. */
const HALF = 0.5;
/** Of what the words of a page weigh. */
const MARKUP = 2.5;

const budgets = readBudgets();

describe('a page of each kind keeps to its budget', () => {
  it.each(budgets)('$kind: $address', (budget) => {
    expect(
      overweight(budget),
      `${budget.address} has grown by some 5 %. If it is worth it: npm run sizes, and commit ${SIZES_FILE}.`,
    ).toEqual([]);
  });

  it('which grows with what a page says, and with nothing else', () => {
    const glossary = budgets.find(({ kind }) => kind === 'glossary');
    if (glossary === undefined) throw new Error('No glossary has a budget.');
    const { letters, most } = glossary;
    const half = { ...most, html: most.html / 2 };
    expect(overweight({ ...glossary, letters: letters / 2, most: half })).toEqual([]);
    expect(overweight({ ...glossary, most: half })).toHaveLength(1);
    expect(overweight({ ...glossary, most: { ...most, style: most.style / 1.06 } })).toHaveLength(
      1,
    );
  });

  it.each([
    [0, 0],
    [10.5, 10],
    [812.7, 810],
    [1830, 1800],
    [15_207, 15_200],
  ])('which for %d is the round number %d', (size, budget) => {
    expect(roundDown(size)).toBe(budget);
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
    expect(isHeavier(address, theirs * SHARE, ({ page }) => page)).toBe(false);
  });

  it('the usual topic weighs little more than half', () => {
    const roughly = recorded
      .map((topic) => ({ ...topic, share: weighRoughly(topic.address).page / topic.theirs }))
      .sort((one, other) => one.share - other.share);
    let light = 0;
    for (const { address, theirs } of roughly) {
      // So many decide it, and to pack the rest in earnest takes long.
      if (light > recorded.length / 2) break;
      if (!isHeavier(address, theirs * HALF, ({ page }) => page)) light += 1;
    }
    expect(recorded.length).toBeGreaterThan(topics.length / 2);
    expect(light).toBeGreaterThan(recorded.length / 2);
  });
});

describe('the next topic costs its words and little else', () => {
  it.each(topics)('%s', (url) => {
    const words = wordsOn(url);
    // Packed roughly, both are too heavy alike: only what comes near is packed in earnest.
    const isFar = weighRoughly(url).html < 0.98 * MARKUP * packedSize(words, ROUGH);
    const share = isFar ? 0 : weigh(url).html / packedSize(words, constants.BROTLI_MAX_QUALITY);
    expect(share).toBeLessThanOrEqual(MARKUP);
  });
});

const packedSize = (text: string, quality: number): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** All that a page says to eyes and ears, without markup and addresses. */
function wordsOn(url: string): string {
  const { tree } = page(url);
  const shown = ['title', 'body'].flatMap((tag) => selectAll(tag, tree).map(textOf));
  const said = selectAll('[aria-label]', tree).map((part) => attribute(part, 'ariaLabel'));
  return [...shown, ...new Set(said)].join('\n').replace(/\s+/g, ' ');
}
