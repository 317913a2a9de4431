import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../src/rules/languages.ts';
import { HOSTS_FOLDER, hostFiles } from './lib/hosts/files.ts';
import { hostsReport, withHosts } from './lib/hosts/report.ts';
import { dist, root } from './lib/root.mjs';
import { runScript } from './lib/user-error.mjs';

/** Writes the settings of all hosts from `public/_headers`, and what the built site asks of each. */
await runScript(() => {
  for (const [name, text] of hostFiles()) {
    const file = path.join(root, HOSTS_FOLDER, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`${HOSTS_FOLDER}/${name}`);
  }
  if (!existsSync(path.join(dist, 'index.html'))) {
    console.log('There is no built site to count: the figures in README.md stay as they are.');
    return Promise.resolve();
  }
  const report = hostsReport(dist, LANGUAGES);
  const readme = path.join(root, 'README.md');
  writeFileSync(readme, withHosts(readFileSync(readme, 'utf8'), report));
  const line = (name: string, { files, bytes }: { files: number; bytes: number }): void =>
    console.log(`${name.padEnd(16)} ${files} files, ${(bytes / 1e6).toFixed(1)} MB`);
  line('today', report.today);
  for (const { game, language, ...sum } of report.missing) line(`+ ${language}/${game}`, sum);
  line('whole', report.whole);
  line('packed, at most', report.packed);
  return Promise.resolve();
});
