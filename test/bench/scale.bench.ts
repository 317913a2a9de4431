import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Ratio } from '../../scripts/lib/bench.ts';
import { filesBelow } from '../../scripts/lib/files.mjs';
import { build } from './support/apart.ts';
import { multiplyGame } from './support/multiply-game.ts';
import { report, table } from './support/report.ts';

/** The smallest game: twenty of it are more pages than four large ones. */
const GAME = 'swdbg';
const TIMES = [1, 5, 20] as const;
/** Growth of what a rule costs, from the smallest site to the largest; above one is worse than linear. */
const LIMITS = { build: 1.1, index: 1.1, memory: 1 } as const;

interface Size {
  readonly times: number;
  readonly rules: number;
  readonly seconds: number;
  readonly memory: number;
  readonly index: number;
}

/** The site with one game, and with five and twenty of the same size: what a rule costs in each. */
export async function ratios(): Promise<readonly Ratio[]> {
  const sizes: Size[] = [];
  for (const times of TIMES) {
    const size = await measure(times);
    console.log(
      `  × ${size.times}: ${size.rules} rules, ${size.seconds.toFixed(1)} s, ` +
        `${(size.memory / 1e6).toFixed(0)} MB of memory, search ${(size.index / 1e3).toFixed(0)} kB`,
    );
    sizes.push(size);
  }
  const [smallest, largest] = [sizes[0], sizes.at(-1)];
  if (smallest === undefined || largest === undefined) return [];
  report('scale', lines(sizes));
  const growth = (
    name: string,
    unit: string,
    limit: number,
    of: (size: Size) => number,
  ): Ratio => ({
    name: `${name} for each rule, × ${largest.times} / × ${smallest.times}`,
    measured: of(largest) / largest.rules,
    reference: of(smallest) / smallest.rules,
    unit,
    limit,
  });
  return [
    growth('build', 'ms', LIMITS.build, ({ seconds }) => seconds * 1000),
    growth('search', 'bytes', LIMITS.index, ({ index }) => index),
    growth('memory', 'kB', LIMITS.memory, ({ memory }) => memory / 1000),
  ];
}

/** Builds a copy of the project whose content is one game, many times over. */
async function measure(times: number): Promise<Size> {
  const folder = mkdtempSync(join(tmpdir(), 'kodeks-scale-'));
  try {
    for (const part of [
      'src',
      'scripts',
      'public',
      'astro.config.mjs',
      'package.json',
      'tsconfig.json',
    ]) {
      cpSync(part, join(folder, part), { recursive: true });
    }
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
    // Drawing pictures takes longer than all the rest, and is linear by its nature.
    rmSync(join(folder, 'src/pages/og'), { recursive: true });
    mkdirSync(join(folder, 'public/og'));
    writeFileSync(join(folder, 'public/og/none.txt'), '');
    multiplyGame('content', join(folder, 'content'), GAME, times);
    const { seconds, peak } = await build(folder);
    return {
      times,
      rules: rulesIn(folder),
      seconds,
      memory: peak,
      index: bytesOf(folder, 'dist/search'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const rulesIn = (folder: string): number =>
  readFileSync(join(folder, 'content/ids.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')).length;

const bytesOf = (folder: string, below: string): number =>
  filesBelow(folder, below).reduce((sum, file) => sum + readFileSync(join(folder, file)).length, 0);

function lines(sizes: readonly Size[]): string[] {
  const head = [
    'content',
    'rules and terms',
    'build, s',
    'ms a rule',
    'memory, MB',
    'search, bytes a rule',
  ];
  return table([
    head,
    ...sizes.map(({ times, rules, seconds, memory, index }) => [
      `× ${times}`,
      String(rules),
      seconds.toFixed(1),
      ((seconds * 1000) / rules).toFixed(1),
      (memory / 1e6).toFixed(0),
      (index / rules).toFixed(0),
    ]),
  ]);
}
