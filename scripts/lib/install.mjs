// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npmShown } from './npm.mjs';
import { UserError } from './user-error.mjs';

/** Enough to install, and to find the Node that does the rest. */
const oldestNode = 20;
/** What the rest runs on: TypeScript as it is written. */
const nodeOfProject = 24;

/**
 * The one command that brings a newer Node, where it is not packaged.
 * @type {Partial<Record<NodeJS.Platform, string>> & { linux: string }}
 */
const newerNode = {
  darwin: 'brew install node',
  linux: 'sudo npx --yes n 24',
  win32: 'winget install OpenJS.NodeJS',
};

const tryAgain = 'Check the network and the free disk space, then run the same command again.';

/** @typedef {Pick<NodeJS.Process, 'platform' | 'arch' | 'execPath'> & { versions: { node: string } }} Machine */

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
const lockFile = (root) => path.join(root, 'package-lock.json');

/** @param {string} root */
const currentStamp = (root) => lockStamp(readFileSync(lockFile(root), 'utf8'));

/**
 * The Node that runs everything, if exactly the packages of the lock file are installed.
 * @param {string} root
 * @param {Machine} [machine]
 */
export function installedNode(root, machine = process) {
  const file = stampFile(root);
  const isRecorded = existsSync(file) && readFileSync(file, 'utf8') === currentStamp(root);
  return isRecorded ? projectNode(root, machine) : null;
}

/**
 * Where the packages of the lock file keep a Node for this kind of machine. It comes as a package, as
 * bytes that the lock file knows, not by a script that would fetch it past the lock.
 * @param {Machine} machine
 */
function packagedNode({ platform, arch }) {
  const isWindows = platform === 'win32';
  const name = `node_modules/node-${isWindows ? 'win' : platform}-${arch}`;
  return { name, file: path.join(name, 'bin', isWindows ? 'node.exe' : 'node') };
}

/** @param {Machine} machine @param {number} version */
const isAtLeast = (machine, version) => Number.parseInt(machine.versions.node, 10) >= version;

/**
 * The Node that runs everything after installation: that of the packages, whatever Node started it.
 * Where none is packaged the Node that runs now does, if it is new enough.
 * @param {string} root
 * @param {Machine} [machine]
 * @returns {string | null}
 */
export function projectNode(root, machine = process) {
  const packaged = path.join(root, packagedNode(machine).file);
  if (existsSync(packaged)) return packaged;
  return isAtLeast(machine, nodeOfProject) ? machine.execPath : null;
}

/**
 * @param {string} root
 * @param {Machine} machine
 */
function refuseOldNode(root, machine) {
  const running = machine.versions.node;
  if (!isAtLeast(machine, oldestNode)) {
    throw new UserError(
      `Node ${running} is too old to start this project.`,
      `Install Node ${oldestNode} or newer, then run the same command again.`,
    );
  }
  if (isAtLeast(machine, nodeOfProject)) return;
  if (readFileSync(lockFile(root), 'utf8').includes(`"${packagedNode(machine).name}"`)) return;
  throw new UserError(
    `This project runs on Node ${nodeOfProject}, and there is no package of it for ${machine.platform}-${machine.arch}; the Node here is ${running}.`,
    `Install a newer one, then run the same command again: ${newerNode[machine.platform] ?? newerNode.linux}`,
  );
}

/**
 * Remembers a complete installation; an incomplete one is left to be repeated.
 * @param {string} root
 * @param {Machine} [machine]
 */
export function recordInstall(root, machine = process) {
  if (projectNode(root, machine) !== null) writeFileSync(stampFile(root), currentStamp(root));
}

/**
 * Installs the packages of the lock file unless exactly they are installed already. No script of
 * theirs is run: it could fetch what no lock file knows.
 * @param {string} root
 * @param {Machine} [machine]
 * @returns {Promise<string>} the Node that runs the rest
 */
export async function ensureInstalled(root, machine = process) {
  refuseOldNode(root, machine);
  const installed = installedNode(root, machine);
  if (installed !== null) return installed;
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
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (code !== 0) {
    throw new UserError(`npm ci stopped with code ${code}; its own message is above.`, tryAgain);
  }
  // Npm passes over an optional package that does not arrive.
  const node = projectNode(root, machine);
  if (node === null) {
    throw new UserError(
      'The packages are installed, but the Node that this project runs on did not arrive.',
      tryAgain,
    );
  }
  await npmShown(root, ['run', '--silent', 'prepare']);
  return node;
}
