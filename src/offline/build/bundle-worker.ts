import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/** Its address never changes: browsers look there for a newer one, and to be rid of it. */
export const WORKER_FILE = 'sw.js';

export async function bundleWorker(dir: string, isOff: boolean): Promise<number> {
  const entry = isOff ? '../worker/farewell.ts' : '../worker/worker.ts';
  const made = (await build({
    configFile: false,
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: fileURLToPath(new URL(entry, import.meta.url)),
        // Workers that are modules are not known to every browser.
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const [{ code }] = made.output;
  writeFileSync(join(dir, WORKER_FILE), code);
  return Buffer.byteLength(code);
}
