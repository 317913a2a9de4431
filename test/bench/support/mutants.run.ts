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

const SLOW_MS = 100;

interface Run extends Kept {
  readonly took: number;
  readonly met: ReadonlySet<number>;
}

const { game, places } = JSON.parse(
  readFileSync(process.env['KODEKS_MUTANTS'] ?? '', 'utf8'),
) as Sampled;
const journal = process.env['KODEKS_MUTANTS_TO'] ?? '/dev/null';
/** What has begun and has no end never ended; it is not begun again. */
const begun = new Set(existsSync(journal) ? readFileSync(journal, 'utf8').split('\n') : []);

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
  const caught = new Set<number>();
  const tryAll = async (pass: string, tests: readonly Run[]): Promise<void> => {
    for (const { id } of places) {
      const line = `begun ${id} ${pass}`;
      if (caught.has(id) || begun.has(line) || begun.has(`caught ${id}`)) continue;
      appendFileSync(journal, `${line}\n`);
      for (const test of tests) {
        if (caught.has(id) || !test.met.has(id)) continue;
        if (await fails(test, id)) caught.add(id);
      }
      appendFileSync(journal, `${caught.has(id) ? 'caught' : 'left'} ${id}\n`);
    }
  };
  // Random play comes last: whatever the time, each mistake has been met by the quick ones.
  await tryAll(
    'quick',
    runs.filter(({ took }) => took < SLOW_MS),
  );
  await tryAll(
    'slow',
    runs.filter(({ took }) => took >= SLOW_MS),
  );
  expect(runs.length).toBeGreaterThan(100);
});
