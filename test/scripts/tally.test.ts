import { describe, expect, it } from 'vitest';
import {
  closeTally,
  closingLine,
  singleCheck,
  tableLines,
  tallyPlaywright,
  type PlaywrightTest,
} from '../../scripts/lib/tally.mjs';

describe('the closing line', () => {
  it('adds up single checks and suites', () => {
    const tallies = [
      singleCheck(true, ''),
      singleCheck(false, 'lint'),
      { passed: 40, failures: ['a', 'b'], skips: [{ name: 'c', reason: 'no printer' }] },
    ];
    expect(closingLine(tallies)).toBe('41 passed, 3 failed');
  });
});

describe('the tally of a suite', () => {
  const clean = { passed: 3, failures: [], skips: [] };

  it('stays as it is when all went well', () => {
    expect(closeTally(clean, 0)).toEqual(clean);
  });

  it('counts a skipped test as failed unless it carries a reason', () => {
    const skips = [
      { name: 'silent', reason: null },
      { name: 'blank', reason: ' ' },
      { name: 'explained', reason: 'no printer' },
    ];
    const closed = closeTally({ ...clean, skips }, 0);
    expect(closed.failures).toEqual([
      'silent (skipped without a reason)',
      'blank (skipped without a reason)',
    ]);
    expect(closed.skips).toEqual([{ name: 'explained', reason: 'no printer' }]);
  });

  it('is a failure when the suite wrote nothing', () => {
    expect(closeTally(null, 0).failures).toHaveLength(1);
  });

  it('is a failure when the suite ended badly without naming one', () => {
    expect(closeTally(clean, 1).failures).toEqual(['stopped with code 1']);
  });

  it('is a failure when no test ran', () => {
    expect(closeTally({ passed: 0, failures: [], skips: [] }, 0).failures).toHaveLength(1);
  });

  it('keeps the exit code out of it when failures are named', () => {
    expect(closeTally({ ...clean, failures: ['a'] }, 1).failures).toEqual(['a']);
  });
});

describe('a report of Playwright', () => {
  const test = (status: PlaywrightTest['status'], reason?: string): PlaywrightTest => ({
    projectName: 'phone',
    status,
    annotations: reason === undefined ? [] : [{ type: 'skip', description: reason }],
  });

  it('is read through nested suites, a flaky test being a failed one', () => {
    const report = {
      suites: [
        {
          title: 'rule.spec.ts',
          specs: [{ title: 'opens', tests: [test('expected'), test('unexpected')] }],
          suites: [
            {
              title: 'copying',
              specs: [
                { title: 'copies', tests: [test('flaky')] },
                { title: 'prints', tests: [test('skipped', 'no printer'), test('skipped')] },
              ],
            },
          ],
        },
      ],
      errors: [{ message: 'server died' }],
    };
    expect(tallyPlaywright(report)).toEqual({
      passed: 1,
      failures: [
        '[phone] rule.spec.ts > opens',
        '[phone] rule.spec.ts > copying > copies',
        'outside any test: server died',
      ],
      skips: [
        { name: '[phone] rule.spec.ts > copying > prints', reason: 'no printer' },
        { name: '[phone] rule.spec.ts > copying > prints', reason: null },
      ],
    });
  });
});

describe('the table', () => {
  it('lines up its columns under a head', () => {
    const results = [
      { part: 'format', tally: singleCheck(true, ''), seconds: 2.04 },
      { part: 'unit', tally: { passed: 120, failures: ['a'], skips: [] }, seconds: 11 },
    ];
    expect(tableLines(results)).toEqual([
      'part    passed  failed  skipped    time',
      'format       1       0        0   2.0 s',
      'unit       120       1        0  11.0 s',
    ]);
  });
});
