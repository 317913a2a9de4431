import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
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
const SAMPLE = 100;
/** Of the time of a game; the rest is for what has to be tried alone. */
const SHARE_AT_ONCE = 0.6;
const MINUTES = 18;
/** At least 85 of a hundred have to be caught. */
const MOST_SURVIVE = 0.15;

interface Found {
  readonly caught: number;
  readonly tried: number;
  readonly all: number;
}

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

/** Whether it came to its end: it is killed when its time is over, or nothing more is told. */
async function ranAtOnce(
  order: string,
  journal: string,
  until: number,
  limit: number,
): Promise<boolean> {
  const config = ['--config', 'test/bench/support/switched.config.ts'];
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...config], {
    cwd: root,
    env: { ...process.env, KODEKS_EFFORT: '', KODEKS_MUTANTS: order, KODEKS_MUTANTS_TO: journal },
    stdio: 'ignore',
  });
  let [size, since] = [0, performance.now()];
  const watch = setInterval(() => {
    const now = statSync(journal).size;
    if (now !== size) [size, since] = [now, performance.now()];
    if (performance.now() > until || performance.now() - since > limit) child.kill('SIGKILL');
  }, 500);
  const [status] = (await once(child, 'exit')) as [number | null];
  clearInterval(watch);
  return status === 0;
}

/**
 * Whether a test catches a mistake, when all of them stand in the sources at once and are switched
 * on one after another in one process. Where one never ends, it is caught and the rest begun anew.
 */
async function triedAtOnce(
  game: string,
  places: readonly Place[],
  until: number,
  limit: number,
): Promise<ReadonlyMap<number, boolean>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mutants-'));
  try {
    const order = path.join(folder, 'sampled.json');
    const journal = path.join(folder, 'journal.txt');
    writeFileSync(
      order,
      JSON.stringify({ game, places: places.map((place, id) => ({ ...place, id })) }),
    );
    writeFileSync(journal, '');
    const told = (): readonly string[] => readFileSync(journal, 'utf8').trim().split('\n');
    for (let ended = false; !ended && performance.now() < until;) {
      ended = await ranAtOnce(order, journal, until, limit);
      const last = told().at(-1) ?? '';
      if (!ended && performance.now() < until) {
        if (!last.startsWith('begun ')) throw new Error(`The tests of ${game} do not run at once.`);
        appendFileSync(journal, `${last.replace('begun', 'caught')}\n`);
      }
    }
    return new Map(
      told().flatMap((line) => {
        const [what, id] = line.split(' ');
        return what === 'caught' || what === 'left'
          ? [[Number(id), what === 'caught'] as const]
          : [];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchGame(game: string, minutes: number): Promise<Found> {
  const begun = performance.now();
  checkTests(game, 'src/engine/kernel.ts');
  // A mutant that never ends is caught; how long that takes to see depends on the machine.
  const limit = Math.ceil(Math.max(20_000, 4 * (performance.now() - begun)));
  const all = sourcesOf(game).flatMap((file) =>
    mutantsOf(read(file)).map((mutant): Place => ({ file, mutant })),
  );
  const places = sampled(all, times(SAMPLE));
  const until = begun + minutes * 60_000;
  const atOnce = await triedAtOnce(game, places, begun + minutes * 60_000 * SHARE_AT_ONCE, limit);
  let caught = 0;
  let tried = 0;
  for (const [id, place] of places.entries()) {
    const found = atOnce.get(id);
    if (found === undefined && performance.now() > until) continue;
    tried += 1;
    // What nothing has caught is tried alone, as far as the time goes: some are read before any test.
    const survived =
      found !== true && (performance.now() > until || testsPass(game, limit, place) === true);
    if (!survived) caught += 1;
    const { line, was, text } = place.mutant;
    if (survived) console.log(`  ${place.file}:${line}  ${oneLine(was)}  →  ${oneLine(text)}`);
  }
  return { caught, tried, all: all.length };
}

export async function ratios(): Promise<readonly Ratio[]> {
  const asked = GAMES.filter((game) => process.argv.includes(game));
  const games = asked.length === 0 ? GAMES : asked;
  const found: (Found & { readonly game: string })[] = [];
  for (const game of games)
    found.push({ game, ...(await benchGame(game, MINUTES / games.length)) });
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
