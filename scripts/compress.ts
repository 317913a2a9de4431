import { existsSync } from 'node:fs';
import path from 'node:path';
import { constants } from 'node:zlib';
import { compressSite } from './lib/compress.ts';
import { dist } from './lib/root.mjs';
import { UserError, runScript } from './lib/user-error.mjs';

/** Packs the built site for hosts that serve packed files as they stand: the last step before publishing. */
await runScript(async () => {
  if (!existsSync(path.join(dist, 'index.html'))) {
    throw new UserError('There is no built site to compress.', 'Run: npm run build');
  }
  const start = performance.now();
  const { files, bytes, brotli, gzip } = await compressSite(dist, constants.BROTLI_MAX_QUALITY);
  const megabytes = (size: number): string => `${(size / 1e6).toFixed(1)} MB`;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `${files} files of ${megabytes(bytes)}: brotli ${megabytes(brotli)}, gzip ${megabytes(gzip)} (${seconds} s)`,
  );
});
