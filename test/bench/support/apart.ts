import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { lockStamp } from '../../../scripts/lib/install.mjs';
import { npmQuiet, npmShown } from '../../../scripts/lib/npm.mjs';
import { UserError } from '../../../scripts/lib/user-error.mjs';

/**
 * Installs what a bench measures with or against, from the lock file of its own folder: the site
 * needs none of it.
 */
export async function installApart(folder: string): Promise<void> {
  const stampFile = join(folder, 'node_modules', '.kodeks-install');
  const stamp = lockStamp(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  if (readIfThere(stampFile) === stamp) return;
  console.log(`  installing ${folder} (npm ci)…`);
  const code = await npmShown(folder, ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    throw new UserError(
      `npm ci in ${folder} stopped with code ${code}; its own message is above.`,
      'Check the network and the free disk space, then run the same command again.',
    );
  }
  writeFileSync(stampFile, stamp);
}

export interface Finished {
  readonly seconds: number;
  readonly output: string;
  /** The most memory that it held at once, in bytes. */
  readonly peak: number;
}

/** The whole build of a project, as its own script has it. */
export async function build(folder: string): Promise<Finished> {
  return timed(folder, (env) => npmQuiet(folder, ['run', '--silent', 'build'], env));
}

/** Runs a script of Node to its end, on the Node that runs this. */
export async function runNode(args: readonly string[], env?: NodeJS.ProcessEnv): Promise<Finished> {
  const run = promisify(execFile);
  return timed('.', async (own) => {
    const options = { env: { ...own, ...env }, maxBuffer: 2 ** 28 };
    const { stdout, stderr } = await run(process.execPath, args, options);
    return { code: 0, output: stdout + stderr };
  });
}

async function timed(
  what: string,
  run: (env: NodeJS.ProcessEnv) => Promise<{ code: number; output: string }>,
): Promise<Finished> {
  const start = performance.now();
  const { code, output } = await run({
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    // Every process says at its end how much memory it held.
    NODE_OPTIONS: `--import=${new URL('say-peak.mjs', import.meta.url).href}`,
  });
  if (code !== 0) throw new Error(`${what} stopped with ${code}:\n${output.slice(-3000)}`);
  const peaks = Array.from(output.matchAll(/peak-memory (\d+)/g), ([, bytes]) => Number(bytes));
  return { seconds: (performance.now() - start) / 1000, output, peak: Math.max(...peaks) };
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
