import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { chooseBenches, isWithinLimit, ratioLine, type Bench } from './lib/bench.ts';
import { filesBelow } from './lib/files.mjs';
import { root } from './lib/root.mjs';
import { UserError, runScript } from './lib/user-error.mjs';

await runScript(async () => {
  const asked = process.argv.slice(2);
  const files = filesBelow(root, 'test/bench');
  const chosen = chooseBenches(files, asked);
  if (chosen.length === 0) {
    const names = chooseBenches(files, []).map((file) => path.basename(file, '.bench.ts'));
    throw new UserError(
      `No bench in test/bench has a name that starts with: ${asked.join(', ') || '(none asked for)'}`,
      `There are: ${names.join(', ') || 'none yet'}.`,
    );
  }
  for (const file of chosen) {
    console.log(file);
    const { ratios } = (await import(pathToFileURL(path.join(root, file)).href)) as Bench;
    for (const ratio of await ratios()) {
      console.log(`  ${ratioLine(ratio)}`);
      if (!isWithinLimit(ratio)) process.exitCode = 1;
    }
  }
});
