// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { slowestOf } from './tally.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */
/** @typedef {import('vitest/node').Reporter} Reporter */

/**
 * What is read of a test file that has run.
 * @typedef {object} ModuleFindings
 * @property {string} relativeModuleId
 * @property {() => { message: string }[]} errors
 * @property {ModuleChildren} children
 */

/**
 * @typedef {object} ModuleChildren
 * @property {() => Iterable<{ fullName: string, errors: () => { message: string }[] }>} allSuites
 * @property {() => Iterable<TestFindings>} allTests
 */

/** @typedef {{ readonly state: string, readonly note?: string | undefined }} TestFinding */

/**
 * @typedef {object} TestFindings
 * @property {string} fullName
 * @property {() => TestFinding} result
 * @property {() => { readonly duration: number } | undefined} diagnostic how long it took, in milliseconds
 */

/**
 * Writes a tally to the file named by `TALLY_FILE`. Vitest's own JSON report leaves out the note
 * given to `ctx.skip(note)`, and a skipped test without one counts as failed here.
 * @implements {Reporter}
 */
export default class VitestTally {
  /**
   * @param {ReadonlyArray<import('vitest/node').TestModule>} modules
   * @param {ReadonlyArray<import('vitest/node').SerializedError>} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    const file = process.env['TALLY_FILE'];
    if (!file) return;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(tallyModules(modules, unhandled), null, 2)}\n`);
  }
}

/**
 * @param {ReadonlyArray<ModuleFindings>} modules
 * @param {ReadonlyArray<{ message: string }>} unhandled errors outside any test
 * @returns {Tally}
 */
export function tallyModules(modules, unhandled) {
  /** @type {Tally} */
  const tally = { passed: 0, failures: [], skips: [], slowest: [] };
  for (const module of modules) {
    const file = module.relativeModuleId;
    for (const { message } of module.errors()) tally.failures.push(`${file}: ${message}`);
    for (const suite of module.children.allSuites()) {
      for (const { message } of suite.errors()) {
        tally.failures.push(`${file} > ${suite.fullName}: ${message}`);
      }
    }
    for (const test of module.children.allTests()) {
      const name = `${file} > ${test.fullName}`;
      const result = test.result();
      tally.slowest.push({ name, seconds: (test.diagnostic()?.duration ?? 0) / 1000 });
      if (result.state === 'passed') tally.passed += 1;
      else if (result.state === 'skipped') tally.skips.push({ name, reason: result.note ?? null });
      else tally.failures.push(name);
    }
  }
  for (const { message } of unhandled) tally.failures.push(`outside any test: ${message}`);
  return { ...tally, slowest: slowestOf(tally.slowest) };
}
