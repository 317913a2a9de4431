// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npmShown } from './npm.mjs';
import { UserError } from './user-error.mjs';

const oldestNode = 20;

/**
 * What identifies an installation: the lock file, and the machine its binaries were made for.
 * @param {string} lockText
 * @param {string} machine
 */
export function lockStamp(lockText, machine = `${process.platform}-${process.arch}`) {
  return `${createHash('sha256').update(lockText).digest('hex')} ${machine}\n`;
}

/** @param {string} root */
const stampFile = (root) => path.join(root, 'node_modules', '.kodeks-install');

/** @param {string} root */
const currentStamp = (root) =>
  lockStamp(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));

/** @param {string} root */
export function isInstalled(root) {
  const file = stampFile(root);
  return existsSync(file) && readFileSync(file, 'utf8') === currentStamp(root);
}

/**
 * The Node that runs everything after installation, whatever Node started it. It is absent when
 * npm leaves out development packages or install scripts.
 * @param {string} root
 * @returns {string | null}
 */
export function projectNode(root) {
  const bin = path.join(root, 'node_modules', 'node', 'bin');
  return [path.join(bin, 'node'), path.join(bin, 'node.exe')].find(existsSync) ?? null;
}

/**
 * Remembers a complete installation; an incomplete one is left to be repeated.
 * @param {string} root
 */
export function recordInstall(root) {
  if (projectNode(root) !== null) writeFileSync(stampFile(root), currentStamp(root));
}

/**
 * Installs the packages of the lock file unless exactly they are installed already.
 * @param {string} root
 */
export async function ensureInstalled(root) {
  const running = process.versions.node;
  if (Number.parseInt(running, 10) < oldestNode) {
    throw new UserError(
      `Node ${running} is too old to start this project.`,
      `Install Node ${oldestNode} or newer, then run the same command again.`,
    );
  }
  if (isInstalled(root)) return;
  // npm would empty the folder behind the link, which another tree works with.
  if (lstatSync(path.join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new UserError(
      'node_modules is a link, and what it leads to does not fit this lock file.',
      'Install there, or remove the link and run the same command again.',
    );
  }
  console.log('Installing packages (npm ci)…');
  const code = await npmShown(root, [
    'ci',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (code !== 0) {
    throw new UserError(
      `npm ci stopped with code ${code}; its own message is above.`,
      'Check the network and the free disk space, then run the same command again.',
    );
  }
  if (projectNode(root) === null) {
    throw new UserError(
      'The packages are installed, but the Node this project runs on is not: npm is set not to run install scripts.',
      'Allow them for this project: npm ci --ignore-scripts=false',
    );
  }
  recordInstall(root);
}
