import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockStamp } from '../../../scripts/lib/install.mjs';
import { npmShown } from '../../../scripts/lib/npm.mjs';
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

const HEADS = new URL('say-peak.mjs', import.meta.url).pathname;

/** Runs a script of Node to its end, on the Node that runs this. */
export async function runNode(
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<Finished> {
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', HEADS, ...args], {
    cwd: options.cwd,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  if (code !== 0)
    throw new Error(`${args.join(' ')} stopped with ${code}:\n${output.slice(-3000)}`);
  const peak = Number(/peak-memory (\d+)/.exec(output)?.[1]);
  return { seconds: (performance.now() - start) / 1000, output, peak };
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
