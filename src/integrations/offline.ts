import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesBelow } from '../../scripts/lib/files.mjs';
import { bundleWorker, WORKER_FILE } from '../offline/build/bundle-worker.ts';
import type { BuiltScripts } from '../offline/build/built-scripts.ts';
import { writePacks } from '../offline/build/write-packs.ts';
import { bytesOf } from '../offline/plan.ts';
import { getModel } from '../rules/ask/get-model.ts';
import { site } from '../site.ts';

/** Adds what the site needs to be read without a network. Comes last: it hashes files. */
export function offline(scripts: () => BuiltScripts): AstroIntegration {
  return {
    name: 'kodeks-offline',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const { games } = await getModel();
        const packs = writePacks(folder, filesBelow(folder, '.'), games, scripts());
        for (const { key, manifest, packed } of packs) {
          const { files } = manifest;
          logger.info(
            `${key}: ${files.length} files, ${megabytes(bytesOf(files))} MB, ` +
              `${megabytes(packed)} MB on the way`,
          );
        }
        const bytes = await bundleWorker(folder, site.isOfflineOff);
        logger.info(`${WORKER_FILE}: ${(bytes / 1000).toFixed(1)} kB`);
      },
    },
  };
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(2);
}
