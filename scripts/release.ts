import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { changesIn, meaningOf } from '../src/rules/ask/changes.ts';
import { fingerprint, snapshotOf, wordsOf } from '../src/rules/ask/snapshot.ts';
import type { Model } from '../src/rules/model.ts';
import { filesUnder } from '../src/rules/read/content-files.ts';
import { withoutDrafts } from '../src/rules/read/drafts.ts';
import { loadModel } from '../src/rules/read/load.ts';
import { RELEASES_FILE, writeRelease, type ReleaseMeaning } from '../src/rules/read/releases.ts';
import { REWORDED_FILE, rewordedLine } from '../src/rules/read/reworded.ts';
import { root } from './lib/root.mjs';
import { runScript, UserError } from './lib/user-error.mjs';

/**
 * Records what the content tells under the version of package.json, and the words that it replaces.
 * `--style` says that nothing means anything else than before; `--again` replaces the last record.
 */
await runScript(async () => {
  const { values: asked } = parseArgs({
    options: { style: { type: 'boolean' }, again: { type: 'boolean' } },
  });
  const manifest: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const { version } = manifest as { version: string };
  const files = filesUnder(root);
  const { model: whole, problems } = await loadModel(files);
  if (problems.length > 0) {
    throw new UserError(
      `The content has ${problems.length} mistakes, so it cannot be released.`,
      'See them with: npm run check:content',
    );
  }
  const model = withoutDrafts(whole);
  const last = model.releases.at(-1);
  const isAgain = last?.version === version;
  if (isAgain && asked.again !== true) {
    throw new UserError(
      `Release ${version} is recorded already, on ${last.date}.`,
      'Raise the version in package.json, or, while it is not published, run: npm run release -- --again',
    );
  }
  const releases = isAgain ? model.releases.slice(0, -1) : model.releases;
  const before = releases.at(-1);
  const now = snapshotOf(model);
  const meaning = before && meaningOf(before.snapshot, now, asked.style === true);
  if (before !== undefined && meaning !== undefined) checkRaised(before.version, version, meaning);

  const date = new Date().toISOString().slice(0, 10);
  const head = { version, date, ...(meaning && { meaning }) };
  const section = writeRelease(head, before?.snapshot ?? new Map(), now, model.aliases);
  keep(files.read(RELEASES_FILE) ?? '', RELEASES_FILE, `release ${version} `, section);

  const [next] = changesIn({ ...model, releases });
  const changed = next?.version === undefined ? (next?.changes ?? []) : [];
  const replaced = changed.filter(({ change }) => change === 'reworded');
  const earlier = before && (await modelBefore(version));
  const lines = replaced.flatMap(({ id, languages }) =>
    languages.flatMap((language) => {
      const words = earlier && wordsOf(earlier, id)[language];
      const print = before?.snapshot.get(id)?.prints[language];
      // What was told differently when the record was made is no longer known.
      return words === undefined || fingerprint(words) !== print
        ? []
        : [rewordedLine(version, language, id, words)];
    }),
  );
  keep(files.read(REWORDED_FILE) ?? '', REWORDED_FILE, `${version} `, lines.sort().join(''));
  console.log(
    `${RELEASES_FILE}: release ${version}${meaning === undefined ? '' : `, ${meaning}`}, ` +
      `${section.split('\n').length - 2} lines; ${REWORDED_FILE}: ${lines.length} texts`,
  );
});

/** A reader sees by the number alone whether links, meanings or only words have changed. */
function checkRaised(before: string, version: string, meaning: ReleaseMeaning): void {
  const [major = 0, minor = 0] = before.split('.').map(Number);
  const [toMajor = 0, toMinor = 0] = version.split('.').map(Number);
  const isMinor = toMajor > major || (toMajor === major && toMinor > minor);
  // Before 1.0.0 the second number says what the first one says later.
  const isRaised = { style: true, rewording: isMinor, renumbering: toMajor > major || major === 0 };
  if (isRaised[meaning] && (meaning === 'style' || isMinor)) return;
  throw new UserError(
    `From ${before} to ${version} is too small a step: this release means ${meaning}.`,
    'Raise the second number of the version in package.json, or the first one where ids or printed numbers changed.',
  );
}

/** Appends the lines, in place of those that begin as they do. */
function keep(text: string, file: string, start: string, lines: string): void {
  const at = `\n${text}`.indexOf(`\n${start}`);
  const target = path.join(root, file);
  if (at < 0) appendFileSync(target, lines);
  else writeFileSync(target, text.slice(0, at) + lines);
}

/** What was told when the record before this version was last written, as far as it can be read. */
async function modelBefore(version: string): Promise<Model> {
  const git = (...args: readonly string[]): Buffer =>
    execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 28 });
  const commits = (...args: readonly string[]): readonly string[] =>
    git('log', '--format=%H', ...args, '--', RELEASES_FILE)
      .toString()
      .split('\n')
      .filter(Boolean);
  const since = commits(`-Srelease ${version} `).at(-1);
  const [at] = commits(since === undefined ? 'HEAD' : `${since}^`);
  if (at === undefined) {
    throw new UserError(
      `No commit has a record before ${version}, so the words that it told are not known.`,
      `Commit ${RELEASES_FILE}, or fetch the whole history: git fetch --unshallow`,
    );
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'kodeks-release-'));
  try {
    execFileSync('tar', ['-x', '-C', folder], { input: git('archive', at, 'content') });
    const { model } = await loadModel(filesUnder(folder));
    return model;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
