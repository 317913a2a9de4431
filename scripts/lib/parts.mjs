// @ts-check
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { buildAndRemember } from './build-stamp.mjs';
import { ensureNginx } from './nginx.mjs';
import { npmQuiet } from './npm.mjs';
import { closeTally, singleCheck, skipped, tallyPlaywright } from './tally.mjs';
import { UserError } from './user-error.mjs';

/** @typedef {import('./tally.mjs').PartResult} PartResult */
/** @typedef {import('./tally.mjs').PlaywrightReport} PlaywrightReport */
/** @typedef {import('./tally.mjs').Tally} Tally */
/** @typedef {{ tally: Tally, output: string }} Outcome a part's tally and what it printed */

/**
 * How a part is run.
 * @typedef {object} Plan
 * @property {string} script the npm script that does the work
 * @property {readonly string[]} [needs] parts whose outcome it looks at
 * @property {boolean} [givesWay] to what runs beside it
 * @property {readonly string[]} [apart] parts that read what it writes, or write it, too
 */

/**
 * The parts of a test run in their order. Those that need nothing of each other run side by side,
 * one for each core; the suites take all that they can get, which fills the times when others wait.
 */
export const parts = /** @satisfies {Record<string, Plan>} */ ({
  sync: { script: 'sync' },
  // Before what reads the dictionaries, too: it keeps what it has made of them.
  content: { script: 'check:content' },
  format: { script: 'check:format' },
  lint: { script: 'check:lint', needs: ['sync'] },
  types: { script: 'check:types', needs: ['sync'] },
  unused: { script: 'check:unused', needs: ['sync'] },
  // It has the core that the build leaves idle most of the time, and no more: the time of the build
  // is the yardstick of the run.
  unit: { script: 'test:unit', givesWay: true },
  build: { script: 'build', apart: ['sync', 'lint', 'types'] },
  // The longest goes first of what needs the site.
  e2e: { script: 'test:e2e', needs: ['build'] },
  bundle: { script: 'check:bundle', needs: ['build'] },
  dist: { script: 'test:dist', needs: ['build'] },
  hosts: { script: 'test:hosts', needs: ['build'] },
});

/** @typedef {keyof typeof parts} Part */

const partNames = /** @type {Part[]} */ (Object.keys(parts));
/** @type {readonly Part[]} */
const suites = ['unit', 'dist', 'hosts', 'e2e'];

const REPORTERS = ['default', './scripts/lib/vitest-tally.mjs'].map((name) => `--reporter=${name}`);

/** @param {Part} part @returns {Plan} */
const planOf = (part) => parts[part];

/** @param {Part} part */
const needsOf = (part) => planOf(part).needs ?? [];

/** @param {Part} one @param {Part} other */
const areApart = (one, other) =>
  (planOf(one).apart ?? []).includes(other) || (planOf(other).apart ?? []).includes(one);

/**
 * The parts to run, in order, and what is passed on to the one suite that is named. A part brings
 * along what it needs, except for a site that is built of what there is now.
 * @param {readonly string[]} asked all parts when none is named
 * @param {() => boolean} isBuilt
 * @returns {{ chosen: Part[], passedOn: string[] }}
 */
export function chooseParts(asked, isBuilt) {
  const named = asked.filter((word) => !word.startsWith('-'));
  const passedOn = asked.filter((word) => word.startsWith('-'));
  const unknown = named.find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined) {
    throw new UserError(
      `There is no part of the tests called “${unknown}”.`,
      `Name any of: ${partNames.join(', ')}. Without a name all of them run.`,
    );
  }
  if (passedOn.length > 0 && !(named.length === 1 && suites.some((part) => part === named[0]))) {
    throw new UserError(
      `It is not clear which part “${passedOn.join(' ')}” is for.`,
      `Name one of: ${suites.join(', ')}. For example: npm test -- e2e --shard=1/4`,
    );
  }
  if (named.length === 0) return { chosen: partNames, passedOn };
  const wanted = new Set(named);
  for (const part of partNames.filter((name) => wanted.has(name))) {
    for (const need of needsOf(part)) wanted.add(need);
  }
  if (!named.includes('build') && wanted.has('build') && isBuilt()) wanted.delete('build');
  return { chosen: partNames.filter((part) => wanted.has(part)), passedOn };
}

/**
 * Runs one part to its tally. What it printed comes along, to be shown when something failed.
 * @param {string} root
 * @param {Part} part
 * @param {readonly string[]} [passedOn] what its tool is told besides
 * @returns {Promise<Outcome>}
 */
export async function runPart(root, part, passedOn = []) {
  const report = path.join(root, 'test-results', `${part}.json`);
  rmSync(report, { force: true });
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', TALLY_FILE: report };
  /** @param {readonly string[]} [more] @param {Record<string, string>} [extra] */
  const run = (more = [], extra = {}) =>
    npmQuiet(
      root,
      ['run', '--silent', parts[part].script, '--', ...more],
      { ...env, ...extra },
      planOf(part).givesWay,
    );
  /** @param {readonly string[]} more @param {Record<string, string>} [extra] */
  const runVitest = async (more, extra) => {
    const done = await run([...REPORTERS, ...more, ...passedOn], extra);
    const written = /** @type {Tally | null} */ (readJson(report));
    const ran = (written?.passed ?? 0) + (written?.skips.length ?? 0);
    const isIdle = ran === 0 && done.code === 0 && passedOn.includes('--passWithNoTests');
    const tally = isIdle
      ? skipped(part, 'no test imports what has changed')
      : closeTally(written, done.code);
    return { tally, output: done.output };
  };

  switch (part) {
    case 'unit':
      // Left to itself Vitest keeps a core free for the editor beside it.
      return runVitest(['--maxWorkers=100%']);
    case 'dist':
      return runVitest([]);
    case 'hosts': {
      const missing = ensureNginx();
      return runVitest([], {
        CHROME_PATH: ensureBrowser(),
        ...(missing !== null && { NO_NGINX: missing }),
      });
    }
    case 'e2e': {
      const done = await run(passedOn, { CHROME_PATH: ensureBrowser() });
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
      // `sync` has written the types of the content, which nobody else may rewrite meanwhile.
      const done = await run(part === 'types' ? ['--noSync'] : []);
      return {
        tally: singleCheck(
          done.code === 0,
          `npm run ${parts[part].script} stopped with code ${done.code}`,
        ),
        output: done.output,
      };
    }
  }
}

/**
 * Runs the parts, as many side by side as there are cores, and goes on after a failed one, except
 * that nothing can follow a failed part that it needs. What comes first in the order goes first,
 * unless something later may run beside what runs already.
 * @param {readonly Part[]} chosen
 * @param {(part: Part) => Promise<Outcome>} run
 * @param {(result: PartResult, output: string) => void} onDone
 * @param {number} [cores]
 * @returns {Promise<PartResult[]>} in the order of the parts
 */
export async function runParts(chosen, run, onDone, cores = availableParallelism()) {
  /** @type {Map<Part, PartResult>} */
  const done = new Map();
  /** @type {Map<Part, Promise<void>>} */
  const running = new Map();
  /** @param {Part} part @param {Promise<Outcome>} work */
  const settle = async (part, work) => {
    const start = performance.now();
    const { tally, output } = await work.catch(asFailure);
    const result = { part, tally, seconds: (performance.now() - start) / 1000 };
    done.set(part, result);
    running.delete(part);
    onDone(result, output);
  };

  while (done.size < chosen.length) {
    for (const part of chosen) {
      if (running.size >= cores) break;
      if (done.has(part) || running.has(part)) continue;
      const needs = chosen.filter((other) => needsOf(part).includes(other));
      if (!needs.every((need) => done.has(need))) continue;
      const broken = needs.find((need) => (done.get(need)?.tally.failures.length ?? 0) > 0);
      if (broken !== undefined) {
        const tally = singleCheck(false, `not run: ${broken} failed`);
        running.set(part, settle(part, Promise.resolve({ tally, output: '' })));
        continue;
      }
      if ([...running.keys()].some((other) => areApart(part, other))) continue;
      running.set(part, settle(part, run(part)));
    }
    await Promise.race(running.values());
  }
  return chosen.flatMap((part) => done.get(part) ?? []);
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
