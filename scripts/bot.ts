import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { pathToFileURL } from 'node:url';
import { serve } from '@hono/node-server';
import { bundleBot, bundleRegister, bundleServer } from '../src/bot/build/bundle.ts';
import { beginningsOf, packLibrary } from '../src/bot/pack.ts';
import type { registerBot } from '../src/bot/register.ts';
import { settingsOf, SettingError } from '../src/bot/settings.ts';
import { getModel } from '../src/rules/ask/get-model.ts';
import { whenParentGone } from './lib/parent.mjs';
import { root } from './lib/root.mjs';
import { UserError, runScript } from './lib/user-error.mjs';

const FOLDER = path.join(root, '.cache/bot');
const WORKER = 'worker.js';
const SERVER = 'server.js';
const USAGE =
  'npm run bot               bundles the bot and serves it; PORT says where, 4174 without it\n' +
  'npm run bot -- bundle     only writes .cache/bot/worker.js, for a host of workers\n' +
  'npm run bot -- register   tells Telegram and Discord where it is and what it is asked by';

/** The bot of chats: bundled, served here, or made known to the services. */
await runScript(async () => {
  const [wanted = 'serve', ...rest] = process.argv.slice(2);
  if (rest.length > 0 || !['serve', 'bundle', 'register'].includes(wanted)) {
    throw new UserError(
      `There is no such way to start the bot: ${process.argv.slice(2).join(' ')}`,
      USAGE,
    );
  }
  try {
    settingsOf(process.env);
    if (wanted === 'register') {
      await register();
      return;
    }
    const model = await getModel();
    if (wanted === 'bundle') {
      const bytes = write(WORKER, await bundleBot(packLibrary(model)));
      console.log(`.cache/bot/${WORKER}: ${(bytes / 1000).toFixed(0)} kB compressed`);
      return;
    }
    write(SERVER, await bundleServer(packLibrary(model), beginningsOf(model)));
    await serveBundle();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    throw new UserError(error.message, 'CONTRIBUTING.md says what the bot has to be told.');
  }
});

/** How large it is when it is packed. */
function write(name: string, code: string): number {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, name), code);
  return gzipSync(code, { level: 9 }).length;
}

function bundled(name: string): Promise<unknown> {
  return import(pathToFileURL(path.join(FOLDER, name)).href);
}

async function register(): Promise<void> {
  write('register.js', await bundleRegister());
  const made = (await bundled('register.js')) as { readonly registerBot: typeof registerBot };
  await made.registerBot(process.env, (line) => console.log(line));
}

interface Worker {
  readonly fetch: (request: Request, env: NodeJS.ProcessEnv) => Promise<Response>;
}

/** Here runs what would run at the edge, and what is too large for it. */
async function serveBundle(): Promise<void> {
  const { default: worker } = (await bundled(SERVER)) as { readonly default: Worker };
  const server = serve(
    {
      fetch: (request) => worker.fetch(request, process.env),
      port: Number(process.env['PORT'] ?? '') || 4174,
      hostname: process.env['HOST'] ?? '127.0.0.1',
    },
    ({ address, port }) =>
      console.log(`The bot is at http://${address}:${port}/ (Ctrl+C stops it)`),
  );
  const stop = (): void => void server.close();
  whenParentGone(stop);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}
