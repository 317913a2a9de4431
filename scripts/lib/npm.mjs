// @ts-check
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import path from 'node:path';

/**
 * The command line that runs npm. Its own script is called directly where it is known: Windows
 * cannot start `npm.cmd` without a shell.
 * @param {string[]} args
 * @returns {{ file: string, args: string[], shell: boolean }}
 */
function npmCommand(args) {
  const script = process.env['npm_execpath'];
  if (script && path.basename(script) === 'npm-cli.js' && existsSync(script)) {
    return { file: process.execPath, args: [script, ...args], shell: false };
  }
  return { file: 'npm', args, shell: process.platform === 'win32' };
}

/**
 * Runs npm with everything it prints shown to the user.
 * @param {string} root
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} the exit code
 */
export function npmShown(root, args, env = process.env) {
  const command = npmCommand(args);
  return new Promise((resolve, reject) => {
    const child = spawn(command.file, command.args, {
      cwd: root,
      env,
      shell: command.shell,
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('close', (code) => {
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs npm and keeps what it prints.
 * @param {string} root
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} [givesWay] to whatever else wants the cores
 * @returns {Promise<{ code: number, output: string }>}
 */
export function npmQuiet(root, args, env, givesWay = false) {
  const command = npmCommand(args);
  return new Promise((resolve, reject) => {
    const child = spawn(command.file, command.args, {
      cwd: root,
      env,
      shell: command.shell,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // Whatever it starts inherits it. What gives way itself may not ask for more than it has.
    if (givesWay && child.pid !== undefined) {
      setPriority(child.pid, Math.max(constants.priority.PRIORITY_BELOW_NORMAL, getPriority()));
    }
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout.on('data', (/** @type {Buffer} */ chunk) => chunks.push(chunk));
    child.stderr.on('data', (/** @type {Buffer} */ chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') });
    });
  });
}
