import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { restoreOdds } from '../../src/calculator/link.ts';
import { loadCalculator } from '../../src/calculator/registry.ts';

/** Links to questions as the calculators wrote them at first, and what they answered. Never made anew. */
const rows = readFileSync(new URL('kept-links.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [calculator = '', link = '', chances = ''] = line.split('\t');
    return { calculator, link, chances };
  });

describe('links that calculators wrote at first', () => {
  it('are of all that there were', () => {
    expect(new Set(rows.map(({ calculator }) => calculator)).size).toBe(6);
  });

  it.each(rows)('ask $calculator the same, and are answered alike: $link', async (row) => {
    const desk = await loadCalculator(row.calculator);
    const restored = restoreOdds(desk.form, row.link);
    if (restored.kind !== 'restored') throw new Error(restored.kind);
    expect(restored.skipped).toBe(0);
    const asked = desk.answer({ kind: 'ask', values: restored.values }, 'uk');
    if (asked.kind !== 'ask') throw new Error(asked.kind);
    const chances = asked.told.verdict.map(({ chance }) => chance.toFixed(4));
    expect(chances.join(' ')).toBe(row.chances);
  });
});
