import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../scripts/lib/files.mjs';
import { npmQuiet } from '../../../scripts/lib/npm.mjs';
import { root } from '../../../scripts/lib/root.mjs';
import { baseGame } from '../../rules/support/base-game.ts';

export const LANGUAGE = 'qq';
export const GAME = 'duel';

const work = path.join(root, '.cache', 'newcomers');
const overlay = path.join(root, 'test', 'newcomers');
/** What the test runner says of itself; the build would believe that it is meant. */
const OF_RUNNER = new Set(['BASE_URL', 'MODE', 'DEV', 'PROD', 'SSR', 'TEST', 'VITEST', 'NODE_ENV']);

/**
 * A copy of the site to which a language and a game were added as CONTRIBUTING says, by a folder and
 * a line each. The games that it had are left out, so that it is built in seconds.
 */
export async function newcomersSite(): Promise<string> {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  for (const input of [
    'public',
    'scripts',
    'src',
    'astro.config.mjs',
    'tsconfig.json',
    'package.json',
  ]) {
    cpSync(path.join(root, input), path.join(work, input), {
      recursive: true,
      filter: (file) => !/[\\/]src[\\/]games[\\/]\w+[\\/]/.test(file),
    });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(work, 'node_modules'), 'junction');
  for (const [file, text] of Object.entries(baseGame)) write(file, text);
  for (const folder of ['content', 'src']) {
    cpSync(path.join(overlay, folder), path.join(work, folder), { recursive: true });
  }
  writeLanguage();
  change('src/i18n/languages.ts', /INTERFACE = \[(.*)\]/, `INTERFACE = [$1, '${LANGUAGE}']`);
  change('src/games/index.ts', /^import .* from '\.\/\w+\/game\.ts';\n/gm, '');
  change('src/games/index.ts', /= \[.*\];/, `= [${GAME}];`);
  write(
    'src/games/index.ts',
    `import { ${GAME} } from './${GAME}/game.ts';\n${read('src/games/index.ts')}`,
  );

  const { code, output } = await npmQuiet(work, ['run', '--silent', 'build'], {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_RUNNER.has(name))),
    KODEKS_CACHE: path.join(work, '.cache'),
  });
  if (code !== 0) throw new Error(`The site of newcomers is not built:\n${output.slice(-3000)}`);
  return path.join(work, 'dist');
}

/** Every part of the interface, its words taken from another language and marked. */
function writeLanguage(): void {
  for (const file of filesBelow(work, 'src/i18n/uk')) {
    const part = path.basename(file, '.ts');
    const name = part.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    write(
      `src/i18n/${LANGUAGE}/${part}.ts`,
      `import { ${name} as original } from '../uk/${part}.ts';
import { marked } from './marked.ts';

export const ${name} = marked(original);
`,
    );
  }
}

function read(file: string): string {
  return readFileSync(path.join(work, file), 'utf8');
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(work, file)), { recursive: true });
  writeFileSync(path.join(work, file), text);
}

function change(file: string, what: RegExp, to: string): void {
  const text = read(file);
  const changed = text.replace(what, to);
  if (changed === text) throw new Error(`${file} has nothing like ${String(what)}.`);
  write(file, changed);
}
