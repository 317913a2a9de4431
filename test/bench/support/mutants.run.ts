import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../../../scripts/lib/files.mjs';
import { root } from '../../../scripts/lib/root.mjs';
import { taken } from './collected.ts';
import type { Kept } from './collected.ts';
import { withMistake } from './switch.ts';
import type { Numbered } from './switched.ts';

export interface Sampled {
  readonly game: string;
  readonly places: readonly (Numbered & { readonly file: string })[];
}

interface Run extends Kept {
  readonly took: number;
  readonly met: ReadonlySet<number>;
}

const { game, places } = JSON.parse(
  readFileSync(process.env['KODEKS_MUTANTS'] ?? '', 'utf8'),
) as Sampled;
const journal = process.env['KODEKS_MUTANTS_TO'] ?? '/dev/null';
/** One line for each mutant: what has begun and has no end never ended. */
const begun = new Set(
  existsSync(journal)
    ? readFileSync(journal, 'utf8')
        .split('\n')
        .map((line) => line.split(' ')[1])
    : [],
);

const fails = async (test: Kept, id: number): Promise<boolean> => {
  try {
    await withMistake(id, test.run);
    return false;
  } catch {
    return true;
  }
};

it('tries one mistake after another', { timeout: 1_200_000 }, async () => {
  const files = filesBelow(root, `test/games/${game}/engine`);
  for (const file of files) if (file.endsWith('.test.ts')) await import(path.join(root, file));
  const runs: Run[] = [];
  for (const test of taken()) {
    const from = performance.now();
    const met = await withMistake(null, test.run);
    runs.push({ ...test, met, took: performance.now() - from });
  }
  runs.sort((a, b) => a.took - b.took);
  for (const { id } of places) {
    if (begun.has(String(id))) continue;
    appendFileSync(journal, `begun ${id}\n`);
    let caught = false;
    for (const test of runs) {
      if (!test.met.has(id)) continue;
      caught = await fails(test, id);
      if (caught) break;
    }
    appendFileSync(journal, `${caught ? 'caught' : 'left'} ${id}\n`);
  }
  expect(runs.length).toBeGreaterThan(100);
});
