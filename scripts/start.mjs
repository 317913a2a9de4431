// @ts-check
import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildAndRemember, isBuilt } from './lib/build-stamp.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { npmShown } from './lib/npm.mjs';
import { whenParentGone } from './lib/parent.mjs';
import { root } from './lib/root.mjs';
import { UserError, runScript } from './lib/user-error.mjs';

await runScript(async () => {
  const node = await ensureInstalled(root);
  if (!isBuilt(root)) {
    console.log('Building the site…');
    // npm runs its scripts on the Node in node_modules, whatever Node runs this file.
    const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
    const built = await buildAndRemember(
      root,
      async () => (await npmShown(root, ['run', '--silent', 'build'], env)) === 0,
    );
    if (!built) {
      throw new UserError(
        'The site was not built; the reason is above.',
        'Mend it, then run npm start again.',
      );
    }
  }

  // As in the script «serve»: what a request leaves behind is swept out before it piles up.
  const server = spawn(node, ['--max-semi-space-size=1', path.join(root, 'scripts', 'serve.ts')], {
    stdio: 'inherit',
  });
  const stop = () => void server.kill();
  whenParentGone(stop);
  // Ctrl+C reaches the server by itself; this process only has to outlive it.
  process.on('SIGINT', () => undefined);
  process.once('SIGTERM', stop);
  server.on('close', (code) => {
    process.exitCode = code ?? 1;
  });
});
