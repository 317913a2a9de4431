import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inputsPrint } from '../../../scripts/lib/build-stamp.mjs';
import { npmQuiet } from '../../../scripts/lib/npm.mjs';
import { root } from '../../../scripts/lib/root.mjs';
import { WORK } from './packed-site.ts';

export const BASE = '/kodeks';
/** The smallest game has every kind of page but lessons; the whole site would take minutes. */
export const GAME = 'swdbg';
/** What the test runner says of itself; the build would believe that it is meant. */
const OF_RUNNER = new Set(['BASE_URL', 'MODE', 'DEV', 'PROD', 'SSR', 'TEST', 'VITEST', 'NODE_ENV']);
const built = path.join(WORK, 'folder', BASE);

/** A site of one game that stands in a folder of its host; built again when anything it is made of changes. */
export async function siteInFolder(): Promise<string> {
  const stamp = path.join(WORK, 'folder-stamp');
  const print = inputsPrint(root);
  const known = existsSync(stamp) && existsSync(path.join(built, 'search'));
  if (known && readFileSync(stamp, 'utf8') === print) return built;
  rmSync(built, { recursive: true, force: true });
  mkdirSync(WORK, { recursive: true });
  const { code, output } = await npmQuiet(root, ['run', '--silent', 'build'], {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_RUNNER.has(name))),
    KODEKS_BASE: `${BASE}/`,
    KODEKS_GAMES: GAME,
    KODEKS_DIST: built,
  });
  if (code !== 0) throw new Error(`The site in a folder is not built:\n${output.slice(-3000)}`);
  writeFileSync(stamp, print);
  return built;
}
