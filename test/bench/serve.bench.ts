import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { Ratio } from '../../scripts/lib/bench.ts';
import { filesBelow } from '../../scripts/lib/files.mjs';
import { dist, root } from '../../scripts/lib/root.mjs';
import { ask } from '../hosts/support/ask.ts';

/** What a reader at the machine waits for, and what the server may hold whatever the site's size. */
const LIMITS = { milliseconds: 1000, megabytes: 150 } as const;
/** As many as a browser asks for at the same time of one host. */
const AT_ONCE = 6;

/** The built site on its server: how soon it answers, and what it holds when everything was asked for. */
export async function ratios(): Promise<readonly Ratio[]> {
  const files = filesBelow(dist, '.').filter((file) => file !== '_headers');
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: { serve: string };
  };
  const before = performance.now();
  const server = spawn(
    process.execPath,
    ['--import', './test/bench/support/say-peak.mjs', ...scripts.serve.split(' ').slice(1)],
    { cwd: root, env: { ...process.env, PORT: '0' }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const complaints = text(server.stderr);
  const [greeting] = (await once(createInterface(server.stdout), 'line')) as [string];
  const { port, pathname } = new URL(/http:\S+/.exec(greeting)?.[0] ?? '');
  await ask(Number(port), pathname);
  const milliseconds = performance.now() - before;

  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const headers = { 'Accept-Encoding': 'br' };
  const waiting = [...files];
  const reader = async (): Promise<void> => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const { status } = await ask(Number(port), encodeURI(pathname + file), { headers, agent });
      if (status !== 200) throw new Error(`${file} was answered with ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
  agent.destroy();
  server.kill('SIGTERM');
  const peak = Number(/peak-memory (\d+)/.exec(await complaints)?.[1]) / 1e6;

  const of = `of ${files.length} files`;
  return [
    {
      name: `first answer ${of} / a second`,
      measured: milliseconds,
      reference: LIMITS.milliseconds,
      unit: 'ms',
      limit: 1,
    },
    {
      name: `peak of memory, each ${of} asked for once / the bound`,
      measured: peak,
      reference: LIMITS.megabytes,
      unit: 'MB',
      limit: 1,
    },
  ];
}
