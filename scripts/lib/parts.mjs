// @ts-check
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { buildAndRemember } from './build-stamp.mjs';
import { ensureNginx } from './nginx.mjs';
import { npmQuiet } from './npm.mjs';
import { closeTally, singleCheck, tallyPlaywright } from './tally.mjs';
import { UserError } from './user-error.mjs';

/** @typedef {import('./tally.mjs').PartResult} PartResult */
/** @typedef {import('./tally.mjs').PlaywrightReport} PlaywrightReport */
/** @typedef {import('./tally.mjs').Tally} Tally */
/** @typedef {{ tally: Tally, output: string }} Outcome a part's tally and what it printed */

/**
 * The parts of a test run in their order, each with the npm script that does the work.
 */
export const parts = /** @type {const} */ ({
  format: 'check:format',
  lint: 'lint',
  types: 'check:types',
  content: 'check:content',
  unit: 'test:unit',
  build: 'build',
  dist: 'test:dist',
  hosts: 'test:hosts',
  e2e: 'test:e2e',
});

/** @typedef {keyof typeof parts} Part */

const partNames = /** @type {Part[]} */ (Object.keys(parts));

const REPORTERS = ['default', './scripts/lib/vitest-tally.mjs'].map((name) => `--reporter=${name}`);

/** @type {readonly Part[]} */
const needingBuild = ['dist', 'hosts', 'e2e'];

/**
 * The parts to run, in order. A named part that looks at the built site brings the build along
 * when the site is absent or older than what it is built from.
 * @param {string[]} named all parts when none is named
 * @param {() => boolean} isBuilt
 * @returns {Part[]}
 */
export function chooseParts(named, isBuilt) {
  const unknown = named.find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined) {
    throw new UserError(
      `There is no part of the tests called “${unknown}”.`,
      `Name any of: ${partNames.join(', ')}. Without a name all of them run.`,
    );
  }
  if (named.length === 0) return partNames;
  const wantsBuild = needingBuild.some((part) => named.includes(part)) && !isBuilt();
  return partNames.filter((part) => named.includes(part) || (part === 'build' && wantsBuild));
}

/**
 * Runs one part to its tally. What it printed comes along, to be shown when something failed.
 * @param {string} root
 * @param {Part} part
 * @returns {Promise<Outcome>}
 */
export async function runPart(root, part) {
  const report = path.join(root, 'test-results', `${part}.json`);
  rmSync(report, { force: true });
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', TALLY_FILE: report };
  /** @param {string[]} [more] @param {Record<string, string>} [extra] */
  const run = (more = [], extra = {}) =>
    npmQuiet(root, ['run', '--silent', parts[part], ...more], { ...env, ...extra });

  switch (part) {
    case 'unit':
    case 'dist': {
      const done = await run(['--', ...REPORTERS]);
      const written = /** @type {Tally | null} */ (readJson(report));
      return { tally: closeTally(written, done.code), output: done.output };
    }
    case 'hosts': {
      const missing = ensureNginx();
      const done = await run(['--', ...REPORTERS], {
        CHROME_PATH: ensureBrowser(),
        ...(missing !== null && { NO_NGINX: missing }),
      });
      const written = /** @type {Tally | null} */ (readJson(report));
      return { tally: closeTally(written, done.code), output: done.output };
    }
    case 'e2e': {
      const done = await run([], { CHROME_PATH: ensureBrowser() });
      const written = /** @type {PlaywrightReport | null} */ (readJson(report));
      return {
        tally: closeTally(written === null ? null : tallyPlaywright(written), done.code),
        output: done.output,
      };
    }
    case 'build': {
      let output = '';
      const ok = await buildAndRemember(root, async () => {
        const done = await run();
        output = done.output;
        return done.code === 0;
      });
      return { tally: singleCheck(ok, 'the site does not build'), output };
    }
    default: {
      const done = await run();
      return {
        tally: singleCheck(
          done.code === 0,
          `npm run ${parts[part]} stopped with code ${done.code}`,
        ),
        output: done.output,
      };
    }
  }
}

/**
 * Runs the parts one after another and goes on after a failed one, except that nothing which looks
 * at the built site can follow a failed build.
 * @param {Part[]} chosen
 * @param {(part: Part) => Promise<Outcome>} run
 * @param {(result: PartResult, output: string) => void} onDone
 */
export async function runParts(chosen, run, onDone) {
  /** @type {PartResult[]} */
  const results = [];
  let buildFailed = false;
  for (const part of chosen) {
    const start = performance.now();
    /** @type {Outcome} */
    const outcome =
      buildFailed && needingBuild.includes(part)
        ? { tally: singleCheck(false, 'not run: the site does not build'), output: '' }
        : await run(part).catch(asFailure);
    const result = { part, tally: outcome.tally, seconds: (performance.now() - start) / 1000 };
    if (part === 'build') buildFailed = outcome.tally.failures.length > 0;
    results.push(result);
    onDone(result, outcome.output);
  }
  return results;
}

/**
 * @param {unknown} error
 * @returns {Outcome}
 */
function asFailure(error) {
  const message = error instanceof Error ? error.message : String(error);
  return { tally: singleCheck(false, message.split('\n', 1)[0] ?? message), output: message };
}

/**
 * @param {string} file
 * @returns {unknown} null when the file was never written
 */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
