// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files.mjs';

/** Everything that a build reads. */
export const inputs = [
  'content',
  'src',
  'public',
  'scripts',
  'astro.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** @param {string} root */
const stampFile = (root) => path.join(root, '.cache', 'build-stamp');

/** How hard the tests try is nothing to the build. */
const OF_TESTS = 'KODEKS_EFFORT';

/**
 * Changes when any file or setting the build reads changes.
 * @param {string} root
 */
export function inputsPrint(root) {
  const hash = createHash('sha256');
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('KODEKS_') && name !== OF_TESTS) hash.update(`${name}=${value}\0`);
  }
  for (const file of inputs.flatMap((input) => filesBelow(root, input))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * Changes when the built site is rebuilt, cleaned or touched by anything else.
 * @param {string} root
 */
function outputPrint(root) {
  const hash = createHash('sha256');
  for (const file of filesBelow(root, 'dist')) {
    const { size, mtimeMs } = statSync(path.join(root, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
}

/** @param {string} root */
export function isBuilt(root) {
  const file = stampFile(root);
  return (
    existsSync(path.join(root, 'dist', 'index.html')) &&
    existsSync(file) &&
    readFileSync(file, 'utf8') === `${inputsPrint(root)} ${outputPrint(root)}\n`
  );
}

/**
 * Runs a build and remembers what it was made of. The inputs are read before it starts, so that
 * a file edited meanwhile counts as changed.
 * @param {string} root
 * @param {() => Promise<boolean>} build tells whether it succeeded
 */
export async function buildAndRemember(root, build) {
  const file = stampFile(root);
  rmSync(file, { force: true });
  const before = inputsPrint(root);
  if (!(await build())) return false;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${before} ${outputPrint(root)}\n`);
  return true;
}
