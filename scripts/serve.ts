import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { BASE } from '../src/base.ts';
import { whenParentGone } from './lib/parent.mjs';
import { dist } from './lib/root.mjs';
import { staticSite } from './lib/static-site.ts';
import { UserError, runScript } from './lib/user-error.mjs';

export interface Serving {
  /** Where the site answers, without a final slash. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

export interface ServeOptions {
  readonly dir: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
  /** The folder of the host that the site stands in. */
  readonly base?: string;
}

/** The worker: a build bundles it when all the rest is there. */
const LAST_BUILT = 'sw.js';

/** Serves a built site until it is closed. */
export async function serve({
  dir,
  port,
  host = '127.0.0.1',
  base = '',
}: ServeOptions): Promise<Serving> {
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new UserError(
      `There is no built site in ${dir}.`,
      'Build it with: npm run build (npm start builds and serves it)',
    );
  }
  const server = createServer(staticSite(dir, { base, last: LAST_BUILT }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? portTaken(port) : error);
    });
    server.listen(port, host, resolve);
  });
  const bound = server.address();
  const boundPort = bound !== null && typeof bound === 'object' ? bound.port : port;
  return {
    address: `http://localhost:${boundPort}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => {
          if (error) reject(error);
          else resolve();
        });
        server.closeAllConnections();
      }),
  };
}

function portTaken(port: number): UserError {
  return new UserError(
    `Port ${port} is taken by another program.`,
    `Stop that program, or choose another port: PORT=${port + 1} npm start`,
  );
}

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return 4173;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new UserError(
    `PORT is not a port number: ${text}`,
    'Set it to a whole number from 0 to 65535, or unset it.',
  );
}

if (import.meta.main) {
  await runScript(async () => {
    const host = process.env['HOST'];
    const serving = await serve({
      dir: dist,
      port: readPort(process.env['PORT']),
      base: BASE,
      ...(host ? { host } : {}),
    });
    console.log(`The site is at ${serving.address}${BASE}/ (Ctrl+C stops it)`);
    const stop = (): void => void serving.close();
    whenParentGone(stop);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, stop);
    }
  });
}
