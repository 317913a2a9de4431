import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { HOSTS_FOLDER, hostFiles } from './lib/hosts/files.ts';
import { root } from './lib/root.mjs';
import { runScript } from './lib/user-error.mjs';

/** Writes the settings of all hosts from `public/_headers`. */
await runScript(() => {
  for (const [name, text] of hostFiles()) {
    const file = path.join(root, HOSTS_FOLDER, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`${HOSTS_FOLDER}/${name}`);
  }
  return Promise.resolve();
});
