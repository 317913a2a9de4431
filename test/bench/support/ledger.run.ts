import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../../../scripts/lib/files.mjs';
import { root } from '../../../scripts/lib/root.mjs';
import { breakOf, watch } from './broken.ts';
import type { Found, Place } from './broken.ts';
import { taken } from './collected.ts';
import type { Kept } from './collected.ts';

/** A test that takes more plays at random; it is not run again for each place that is broken. */
const MANY_STEPS = 5000;

/** Rules that some test misses when a place that cites them is broken, and those that none does. */
export interface Ledger {
  readonly noticed: Readonly<Record<string, 'played' | 'refuses'>>;
  readonly unnoticed: Readonly<Record<string, readonly string[]>>;
}

interface Run extends Kept {
  readonly steps: number;
  readonly places: ReadonlyMap<Place, Found>;
  readonly refused: ReadonlySet<string>;
}

const game = process.env['KODEKS_LEDGER'] ?? '';
const name = (rule: string): string => (rule.startsWith(`${game}.`) ? rule : `${game}.${rule}`);

const runOf = (test: Kept): Run => {
  const { places, refused, steps } = watch(() => test.run());
  return { ...test, places, refused, steps };
};

async function testsOf(files: readonly string[]): Promise<readonly Kept[]> {
  for (const file of files) await import(path.join(root, file));
  return taken();
}

const fails = (test: Kept, broken: string): boolean => {
  try {
    watch(() => test.run(), broken);
    return false;
  } catch {
    return true;
  }
};

it('finds which rules a test would miss', { timeout: 600_000 }, async () => {
  const files = filesBelow(root, `test/games/${game}/engine`).filter((file) =>
    file.endsWith('.test.ts'),
  );
  const isRandom = (file: string): boolean =>
    /\/((\w+-)?properties|refusals|laws)\.test\.ts$/.test(file);
  const tests = await testsOf(files.filter((file) => !isRandom(file)));
  const runs = tests.map(runOf);
  const quick = runs.filter(({ steps }) => steps < MANY_STEPS).sort((a, b) => a.steps - b.steps);

  const refusedAtRandom = new Set<string>();
  const atRandom = files.filter((file) => file.endsWith('refusals.test.ts'));
  for (const file of atRandom) {
    // Its games are played as it is read.
    const done: Promise<unknown>[] = [];
    const { refused } = watch(() => done.push(import(path.join(root, file))));
    await Promise.all(done);
    for (const rule of refused) refusedAtRandom.add(rule);
  }

  const breaks = new Map<string, Map<string, Run[]>>();
  for (const run of quick) {
    for (const [place, { rules, ways }] of run.places) {
      for (const rule of rules) {
        const byBreak = breaks.get(name(rule)) ?? new Map<string, Run[]>();
        for (const way of ways) {
          const key = breakOf(place, way);
          byBreak.set(key, [...(byBreak.get(key) ?? []), run]);
        }
        breaks.set(name(rule), byBreak);
      }
    }
  }
  const known = new Map<string, boolean>();
  const isNoticed = (broken: string, run: Run): boolean => {
    const key = `${broken}\n${run.name}`;
    const found = known.get(key) ?? fails(run, broken);
    known.set(key, found);
    return found;
  };
  const noticed: Record<string, 'played' | 'refuses'> = {};
  const unnoticed: Record<string, readonly string[]> = {};
  for (const [rule, byBreak] of breaks) {
    for (const [broken, by] of byBreak) {
      const test = by.find((run) => isNoticed(broken, run));
      if (!test) continue;
      const isRefused = broken.endsWith(' names') && test.refused.has(rule);
      if (!isRefused) noticed[rule] = 'played';
      else noticed[rule] ??= 'refuses';
      if (!isRefused) break;
    }
    if (!noticed[rule]) unnoticed[rule] = [...byBreak.keys()];
  }
  for (const rule of refusedAtRandom) noticed[rule] ??= 'refuses';
  const ledger: Ledger = { noticed, unnoticed };
  writeFileSync(process.env['KODEKS_LEDGER_TO'] ?? '/dev/null', JSON.stringify(ledger));
  expect(quick.length).toBeGreaterThan(100);
});
