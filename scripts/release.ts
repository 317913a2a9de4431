import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../src/rules/read/content-files.ts';
import { withoutDrafts } from '../src/rules/read/drafts.ts';
import { loadModel } from '../src/rules/read/load.ts';
import { RELEASES_FILE, writeRelease } from '../src/rules/read/releases.ts';
import { snapshotOf } from '../src/rules/ask/snapshot.ts';
import { root } from './lib/root.mjs';
import { runScript, UserError } from './lib/user-error.mjs';

/** Records what the content tells under the version of package.json; `--again` replaces the last record. */
await runScript(async () => {
  const manifest: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const { version } = manifest as { version: string };
  const files = filesUnder(root);
  const { model, problems } = await loadModel(files);
  if (problems.length > 0) {
    throw new UserError(
      `The content has ${problems.length} mistakes, so it cannot be released.`,
      'See them with: npm run check:content',
    );
  }
  const isAgain = process.argv.includes('--again');
  const last = model.releases.at(-1);
  if (last?.version === version && !isAgain) {
    throw new UserError(
      `Release ${version} is recorded already, on ${last.date}.`,
      'Raise the version in package.json, or, while it is not published, run: npm run release -- --again',
    );
  }
  const kept = last?.version === version ? model.releases.slice(0, -1) : model.releases;
  const text = files.read(RELEASES_FILE) ?? '';
  const end = last?.version === version ? text.indexOf(`release ${version} `) : text.length;
  const section = writeRelease(
    { version, date: new Date().toISOString().slice(0, 10) },
    kept.at(-1)?.snapshot ?? new Map(),
    snapshotOf(withoutDrafts(model)),
    model.aliases,
  );
  writeFileSync(path.join(root, RELEASES_FILE), text.slice(0, end) + section);
  console.log(`${RELEASES_FILE}: release ${version}, ${section.split('\n').length - 2} lines`);
});
