import { existsSync } from 'node:fs';
import path from 'node:path';
import { readScripts, SCRIPTS_FILE } from '../src/offline/build/built-scripts.ts';
import { readBudgets } from '../test/dist/support/sizes.ts';
import { weigherIn } from '../test/dist/support/weigher.ts';
import { nameOf, reached, shares, strangers, type Share } from './lib/bundle.ts';
import { root } from './lib/root.mjs';
import { UserError, runScript } from './lib/user-error.mjs';

/** Next to as small as brotli can, in a third of the time. */
const QUALITY = 9;
/** As much as a line holds. */
const SHOWN = 6;

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(6);
const told = (all: readonly Share[]): string =>
  all
    .slice(0, SHOWN)
    .map(({ of, bytes }) => `${of} ${kilobytes(bytes).trim()}`)
    .join(', ');

/** What each kind of page runs at once, every script, and what they were bundled of. */
await runScript(() => {
  const site = path.join(root, 'dist');
  if (!existsSync(path.join(site, SCRIPTS_FILE))) {
    throw new UserError('There is no built site to look at.', 'Build it: npm run build');
  }
  const scripts = readScripts(site);
  const { scriptsOn, packed } = weigherIn(site, { quality: QUALITY });
  const ofPages = new Set<string>();

  console.log(
    'Scripts of each kind of page, in KB as sent; what they hold, in KB before packing:\n',
  );
  for (const { kind, address } of readBudgets()) {
    const files = Array.from(scriptsOn(address), (file) => file.replace(/^\//, ''));
    for (const file of files) ofPages.add(file);
    const sent = files.reduce((sum, file) => sum + packed(file), 0);
    const made = files.flatMap((file) => scripts[file]?.made ?? []);
    console.log(`${kilobytes(sent)}  ${kind}: ${told(shares(made))}`);
  }
  console.log('\nScripts, the heaviest first:\n');
  const files = reached(scripts, ofPages);
  const weights = files.map((file) => ({ file, sent: packed(file) }));
  for (const { file, sent } of weights.sort((one, other) => other.sent - one.sent)) {
    const made = shares(scripts[file]?.made ?? [], nameOf);
    console.log(`${kilobytes(sent)}  ${path.basename(file)}: ${told(made)}`);
  }

  const found = strangers(scripts, files);
  if (found.length > 0) {
    throw new UserError(
      `A browser would load what only the build needs:\n${found.join('\n')}`,
      'Import its type, or move what both need to a file of its own.',
    );
  }
  return Promise.resolve();
});
