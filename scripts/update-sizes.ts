import { renewSizes, SIZES_FILE } from '../test/dist/support/sizes.ts';
import { runScript } from './lib/user-error.mjs';

/** Records what the built pages weigh now; the difference is for whoever reads the commit. */
await runScript(() => {
  renewSizes();
  console.log(`${SIZES_FILE} says what the pages in dist weigh now.`);
  return Promise.resolve();
});
