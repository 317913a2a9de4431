import { existsSync } from 'node:fs';
import { bundleWorker, WORKER_FILE } from '../src/offline/build/bundle-worker.ts';
import { writePacks } from '../src/offline/build/write-packs.ts';
import { bytesOf } from '../src/offline/plan.ts';
import { getModel } from '../src/rules/get-model.ts';
import { site } from '../src/site.ts';
import { filesBelow } from './lib/files.mjs';
import { dist } from './lib/root.mjs';
import { UserError, runScript } from './lib/user-error.mjs';

/** Adds to the built site what it needs to be read without a network. Comes last: it hashes files. */
await runScript(async () => {
  if (!existsSync(dist)) {
    throw new UserError('There is no built site to keep at hand.', 'Run: npm run build');
  }
  const { games } = await getModel();
  for (const { key, manifest, packed } of writePacks(dist, filesBelow(dist, '.'), games)) {
    const { files } = manifest;
    console.log(
      `offline/${key}: ${files.length} files, ${megabytes(bytesOf(files))} MB, ` +
        `${megabytes(packed)} MB on the way`,
    );
  }
  const bytes = await bundleWorker(dist, site.isOfflineOff);
  console.log(`${WORKER_FILE}: ${(bytes / 1000).toFixed(1)} kB`);
});

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(2);
}
