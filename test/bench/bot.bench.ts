import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { Ratio } from '../../scripts/lib/bench.ts';
import { root } from '../../scripts/lib/root.mjs';
import { bundleBot } from '../../src/bot/build/bundle.ts';
import { packLibrary } from '../../src/bot/pack.ts';
import { getModel } from '../../src/rules/ask/get-model.ts';

/** What the smallest plan of a host of workers allows to one request, and what the bundle may weigh. */
const LIMITS = { kilobytes: 1000, first: 50, later: 10 } as const;
const FOLDER = path.join(root, '.cache/bench-bot');

/** The bot as a host of workers runs it: a process of its own, asked by one message after another. */
export async function ratios(): Promise<readonly Ratio[]> {
  const code = await bundleBot(packLibrary(await getModel()));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, 'worker.js'), code);
  writeFileSync(path.join(FOLDER, 'questions.json'), JSON.stringify(questions()));
  const asker = spawn(process.execPath, ['test/bench/support/ask-bot.ts', FOLDER], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await Promise.all([text(asker.stdout), once(asker, 'close')]);
  const { started, times } = JSON.parse(said) as {
    readonly started: number;
    readonly times: readonly number[];
  };
  const [first = Number.NaN, ...later] = times;
  const sorted = later.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  const milliseconds = { unit: 'ms' } as const;
  return [
    {
      name: 'bundle of all editions, packed / the bound',
      measured: gzipSync(code, { level: 9 }).length / 1000,
      reference: LIMITS.kilobytes,
      unit: 'kB',
      limit: 1,
    },
    { name: 'start / a second', measured: started, reference: 1000, ...milliseconds, limit: 1 },
    {
      name: 'processor of the first answer / the bound',
      measured: first,
      reference: LIMITS.first,
      ...milliseconds,
      limit: 1,
    },
    {
      name: `processor of an answer, median of ${later.length} / the bound`,
      measured: at(0.5),
      reference: LIMITS.later,
      ...milliseconds,
      limit: 1,
    },
    {
      name: 'processor of an answer, 95th of a hundred / the bound',
      measured: at(0.95),
      reference: LIMITS.later,
      ...milliseconds,
      limit: 1,
    },
  ];
}

/** What the search is judged by, in both languages by turns, as people of many chats would ask. */
function questions(): readonly string[] {
  const [uk = [], ru = []] = ['uk', 'ru'].map((language) =>
    readFileSync(path.join(root, `test/search/tuning.${language}.tsv`), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .slice(1)
      .map((line) => line.split('\t')[0] ?? ''),
  );
  return uk.flatMap((question, at) => [question, ru[at] ?? question]);
}
