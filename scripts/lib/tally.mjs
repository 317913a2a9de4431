// @ts-check

/**
 * What one part of the test run found.
 * @typedef {object} Tally
 * @property {number} passed
 * @property {string[]} failures what failed, one name each
 * @property {{ name: string, reason: string | null }[]} skips
 * @property {TestTime[]} slowest
 * @property {string[]} [unsteady] what passed at the second try only
 */

/** @typedef {{ name: string, seconds: number }} TestTime */

/**
 * @typedef {object} PartResult
 * @property {string} part
 * @property {Tally} tally
 * @property {number} seconds
 */

/**
 * A part that is a single check, such as formatting.
 * @param {boolean} ok
 * @param {string} failure
 * @returns {Tally}
 */
export function singleCheck(ok, failure) {
  return ok
    ? { passed: 1, failures: [], skips: [], slowest: [] }
    : { passed: 0, failures: [failure], skips: [], slowest: [] };
}

/**
 * A part that has nothing to do.
 * @param {string} name
 * @param {string} reason
 * @returns {Tally}
 */
export function skipped(name, reason) {
  return { passed: 0, failures: [], skips: [{ name, reason }], slowest: [] };
}

/**
 * Closes a suite's tally: a skip without a reason is a failure, and so is a suite that ended badly
 * without naming one.
 * @param {Tally | null} tally nothing when the suite wrote none
 * @param {number} code the suite's exit code
 * @returns {Tally}
 */
export function closeTally(tally, code) {
  if (tally === null) return singleCheck(false, `stopped with code ${code} before any test ended`);
  const failures = [
    ...tally.failures,
    ...tally.skips
      .filter((skip) => !skip.reason?.trim())
      .map((skip) => `${skip.name} (skipped without a reason)`),
  ];
  if (failures.length === 0 && code !== 0) failures.push(`stopped with code ${code}`);
  if (failures.length === 0 && tally.passed === 0) failures.push('holds no test that ran');
  return { ...tally, failures, skips: tally.skips.filter((skip) => skip.reason?.trim()) };
}

/**
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, tests: PlaywrightTest[] }[]} [specs]
 */

/**
 * @typedef {object} PlaywrightTest
 * @property {string} projectName
 * @property {'expected' | 'unexpected' | 'flaky' | 'skipped'} status
 * @property {{ type: string, description?: string }[]} annotations
 * @property {{ duration: number }[]} results every try, in milliseconds
 */

/**
 * @typedef {object} PlaywrightReport
 * @property {PlaywrightSuite[]} suites
 * @property {{ message?: string }[]} errors
 */

/**
 * Reads the report of Playwright's JSON reporter.
 * @param {PlaywrightReport} report
 * @returns {Tally}
 */
export function tallyPlaywright(report) {
  /** @type {Tally} */
  const tally = { passed: 0, failures: [], skips: [], slowest: [], unsteady: [] };
  /** @param {PlaywrightSuite} suite @param {string[]} titles */
  const read = (suite, titles) => {
    const here = [...titles, suite.title];
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        const name = `[${test.projectName}] ${[...here, spec.title].join(' > ')}`;
        const milliseconds = test.results.reduce((sum, { duration }) => sum + duration, 0);
        tally.slowest.push({ name, seconds: milliseconds / 1000 });
        if (test.status === 'flaky') tally.unsteady?.push(name);
        if (test.status === 'expected' || test.status === 'flaky') tally.passed += 1;
        else if (test.status === 'skipped') {
          const skip = test.annotations.find((note) => ['skip', 'fixme'].includes(note.type));
          tally.skips.push({ name, reason: skip?.description ?? null });
        } else tally.failures.push(name);
      }
    }
    for (const inner of suite.suites ?? []) read(inner, here);
  };
  for (const suite of report.suites) read(suite, []);
  for (const error of report.errors) {
    tally.failures.push(`outside any test: ${error.message ?? 'unknown error'}`);
  }
  return { ...tally, slowest: slowestOf(tally.slowest) };
}

/**
 * The ten that took longest, longest first.
 * @template {{ seconds: number }} Timed
 * @param {readonly Timed[]} times
 * @returns {Timed[]}
 */
export function slowestOf(times) {
  return times.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
}

/**
 * @param {PartResult[]} results
 * @returns {string[]}
 */
export function tableLines(results) {
  const rows = results.map(({ part, tally, seconds }) => [
    part,
    String(tally.passed),
    String(tally.failures.length),
    String(tally.skips.length),
    `${seconds.toFixed(1)} s`,
  ]);
  const table = [['part', 'passed', 'failed', 'skipped', 'time'], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...table.map((row) => (row[column] ?? '').length)),
  );
  return table.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
}

/**
 * How long all of it took, also as a multiple of the build, which stands for the speed of the
 * machine; then the slowest tests of all parts.
 * @param {PartResult[]} results
 * @param {number} seconds
 * @returns {string[]}
 */
export function timeLines(results, seconds) {
  const build = results.find(({ part }) => part === 'build');
  const compared = build === undefined ? '' : ` (${(seconds / build.seconds).toFixed(1)} × build)`;
  const slowest = slowestOf(
    results.flatMap(({ part, tally }) =>
      tally.slowest.map((test) => ({ ...test, name: `${part}: ${test.name}` })),
    ),
  );
  return [
    `whole run: ${seconds.toFixed(1)} s${compared}`,
    ...(slowest.length > 0 ? ['', 'slowest tests'] : []),
    ...slowest.map((test) => `${test.seconds.toFixed(1).padStart(7)} s  ${test.name}`),
  ];
}

/** @param {Tally[]} tallies */
export function closingLine(tallies) {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failures.length, 0);
  return `${passed} passed, ${failed} failed`;
}
