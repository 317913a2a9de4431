import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { inputs } from '../../../scripts/lib/build-stamp.mjs';
import { filesBelow } from '../../../scripts/lib/files.mjs';
import { npmQuiet } from '../../../scripts/lib/npm.mjs';
import { root } from '../../../scripts/lib/root.mjs';

/** Machines as unlike each other as one machine can play them; neither knows a picture from before. */
const MACHINES = [
  { folder: 'a', env: { TZ: 'Pacific/Kiritimati', LC_ALL: 'C', LANG: 'C' } },
  {
    folder: 'another-folder-with-a-longer-name',
    env: { TZ: 'America/Los_Angeles', LC_ALL: 'uk_UA.UTF-8', LANG: 'uk_UA.UTF-8', NO_COLOR: '1' },
  },
] as const;

export interface Comparison {
  readonly files: number;
  /** Files that are not the same in both, or in one of them only. */
  readonly different: readonly string[];
}

/** Builds the site twice from copies of its sources and compares every byte. */
export async function buildTwice(): Promise<Comparison> {
  const work = path.join(root, '.cache', 'reproducible');
  rmSync(work, { recursive: true, force: true });
  const prints: ReadonlyMap<string, string>[] = [];
  // Both before the first build: whoever edits a file meanwhile would find it again as a difference.
  for (const { folder } of MACHINES) {
    const copy = path.join(work, folder);
    mkdirSync(copy, { recursive: true });
    for (const input of inputs) {
      cpSync(path.join(root, input), path.join(copy, input), { recursive: true });
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  }
  for (const { folder, env } of MACHINES) {
    const copy = path.join(work, folder);
    const { code, output } = await npmQuiet(copy, ['run', '--silent', 'build'], {
      ...process.env,
      ...env,
      ASTRO_TELEMETRY_DISABLED: '1',
      KODEKS_CACHE: path.join(copy, '.cache'),
    });
    if (code !== 0) throw new Error(`The site does not build in ${copy}:\n${output.slice(-3000)}`);
    prints.push(printsOf(path.join(copy, 'dist')));
  }
  const [first = new Map<string, string>(), second = new Map<string, string>()] = prints;
  const names = [...new Set([...first.keys(), ...second.keys()])].sort();
  const different = names.filter((name) => first.get(name) !== second.get(name));
  if (different.length === 0) rmSync(work, { recursive: true });
  return { files: names.length, different };
}

function printsOf(dist: string): ReadonlyMap<string, string> {
  return new Map(
    filesBelow(dist, '.').map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(dist, file)))
        .digest('hex'),
    ]),
  );
}
