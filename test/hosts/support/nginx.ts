import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { nginxServer, type NginxSite } from '../../../scripts/lib/hosts/nginx.ts';
import { findNginx } from '../../../scripts/lib/nginx.mjs';

export interface RunningNginx {
  readonly port: number;
  /** Everything that the server complained about. */
  readonly complaints: () => string;
  readonly stop: () => Promise<void>;
}

/** Why a test of nginx cannot run here; undefined where it can. Where all must run it fails instead. */
export const noNginx =
  findNginx() === null && !process.env['CI']
    ? (process.env['NO_NGINX'] ?? 'there is no nginx with brotli here')
    : undefined;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() => {
        if (bound !== null && typeof bound === 'object') resolve(bound.port);
        else reject(new Error('No port is free.'));
      });
    });
  });
}

/** Runs nginx as the generated settings tell it, apart from the port and its folders. */
export async function startNginx(
  work: string,
  root: string,
  { maps, site }: NginxSite,
): Promise<RunningNginx> {
  const program = findNginx();
  if (program === null) {
    throw new Error(
      'There is no nginx with brotli here.\nInstall nginx-light and libnginx-mod-http-brotli-static.',
    );
  }
  const port = await freePort();
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  writeFileSync(path.join(work, 'maps.conf'), maps);
  writeFileSync(path.join(work, 'site.conf'), site);
  const main = path.join(work, 'nginx.conf');
  writeFileSync(main, nginxServer(`127.0.0.1:${port}`, root, work));
  // As root it would give its workers to somebody who may not read this folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const child = spawn(program, ['-p', work, '-c', main, '-g', `${user}daemon off;`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      resolve();
    });
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  for (let tries = 0; child.exitCode === null && tries < 200; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    if (answer !== null) {
      await answer.body?.cancel();
      return { port, complaints: () => complaints, stop };
    }
    await pause(25);
  }
  await stop();
  throw new Error(`nginx does not answer:\n${complaints}`);
}
