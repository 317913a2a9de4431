import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nextBelow, randomFrom } from '../../src/engine/random.ts';
import { filesBelow } from '../../scripts/lib/files.mjs';
import { root } from '../../scripts/lib/root.mjs';
import type { Ratio } from '../../scripts/lib/bench.ts';
import { times } from '../support/effort.ts';
import { importsOf, mutantsOf } from './support/mutate.ts';
import type { Mutant } from './support/mutate.ts';
import { report, table } from './support/report.ts';

const GAMES = ['rebellion', 'ti4', 'swdbg', 'swlcg'];
const SEED = 21;
const SAMPLE = 60;
const MINUTES = 18;
/** At least 85 of a hundred have to be caught. */
const MOST_SURVIVE = 0.15;

interface Place {
  readonly file: string;
  readonly mutant: Mutant;
}

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** What a game's engine is: its own folder, and what that runs of the shared one. */
function sourcesOf(game: string): string[] {
  const own = filesBelow(root, `src/games/${game}/engine`).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('cited-rules.ts'),
  );
  const found = new Set(own);
  for (const file of found) {
    for (const name of importsOf(read(file))) {
      const target = path.posix.join(path.posix.dirname(file), name);
      if (target.startsWith('src/engine/')) found.add(target);
    }
  }
  return [...found];
}

function sampled<Entry>(all: readonly Entry[], count: number): Entry[] {
  const left = [...all];
  const picked: Entry[] = [];
  let state = randomFrom(SEED);
  while (left.length > 0 && picked.length < count) {
    const rolled = nextBelow(state, left.length);
    state = rolled.state;
    picked.push(...left.splice(rolled.value, 1));
  }
  return picked;
}

/** Runs the tests of a game's engine; null when they had to be stopped. */
function testsPass(game: string, limit: number, place: Place): boolean | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'mutant-'));
  try {
    const order = path.join(folder, 'order.json');
    writeFileSync(order, JSON.stringify(place));
    const config = ['--config', 'test/bench/support/mutant.config.ts', '--project', 'unit'];
    const { status, error } = spawnSync(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        ...config,
        '--bail=1',
        `test/games/${game}/engine/`,
      ],
      {
        cwd: root,
        // The effort asked for is that of the bench; the tests do what they do for everybody.
        env: { ...process.env, KODEKS_EFFORT: '', KODEKS_MUTANT: order },
        stdio: 'ignore',
        timeout: limit,
        killSignal: 'SIGKILL',
      },
    );
    return error ? null : status === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 60);

/** What is measured must depend on the mutant: one that breaks everything, then one that is none. */
function checkTests(game: string, file: string): void {
  const nothing = { start: 0, end: 0, line: 1, was: '' };
  const broken = { file, mutant: { ...nothing, text: "throw new Error('mutant');" } };
  if (testsPass(game, 600_000, broken) !== false) {
    throw new Error(`The tests of ${game} do not read ${file} as it is given to them.`);
  }
  if (testsPass(game, 600_000, { file, mutant: { ...nothing, text: '' } }) !== true) {
    throw new Error(`The tests of ${game} fail without any mutant: nothing can be measured.`);
  }
}

function benchGame(game: string, minutes: number): { caught: number; tried: number; all: number } {
  const begun = performance.now();
  checkTests(game, 'src/engine/kernel.ts');
  // A mutant that never ends is caught; how long that takes to see depends on the machine.
  const limit = Math.ceil(Math.max(20_000, 4 * (performance.now() - begun)));
  const all = sourcesOf(game).flatMap((file) =>
    mutantsOf(read(file)).map((mutant): Place => ({ file, mutant })),
  );
  let caught = 0;
  let tried = 0;
  for (const place of sampled(all, times(SAMPLE))) {
    if (performance.now() - begun > minutes * 60_000) break;
    tried += 1;
    const survived = testsPass(game, limit, place) === true;
    if (!survived) caught += 1;
    const { line, was, text } = place.mutant;
    if (survived) console.log(`  ${place.file}:${line}  ${oneLine(was)}  →  ${oneLine(text)}`);
  }
  return { caught, tried, all: all.length };
}

export function ratios(): readonly Ratio[] {
  const asked = GAMES.filter((game) => process.argv.includes(game));
  const games = asked.length === 0 ? GAMES : asked;
  const found = games.map((game) => ({ game, ...benchGame(game, MINUTES / games.length) }));
  if (asked.length === 0) {
    const rows = found.map(({ game, caught, tried, all }) => [
      game,
      String(all),
      String(tried),
      `${Math.round((100 * caught) / tried)} %`,
    ]);
    report('mutants', table([['game', 'mutants', 'sampled', 'caught'], ...rows]));
  }
  return found.map(({ game, caught, tried }) => ({
    name: `${game}: mutants that survive / mutants sampled`,
    measured: tried - caught,
    reference: tried,
    unit: '',
    limit: MOST_SURVIVE,
  }));
}
