import { describe, expect, it } from 'vitest';
import {
  closeTally,
  closingLine,
  singleCheck,
  slowestOf,
  tableLines,
  tallyPlaywright,
  timeLines,
  type PlaywrightTest,
} from '../../scripts/lib/tally.mjs';

describe('the closing line', () => {
  it('adds up single checks and suites', () => {
    const tallies = [
      singleCheck(true, ''),
      singleCheck(false, 'lint'),
      {
        passed: 40,
        failures: ['a', 'b'],
        skips: [{ name: 'c', reason: 'no printer' }],
        slowest: [],
      },
    ];
    expect(closingLine(tallies)).toBe('41 passed, 3 failed');
  });
});

describe('the tally of a suite', () => {
  const clean = { passed: 3, failures: [], skips: [], slowest: [] };

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
    expect(closeTally({ ...clean, passed: 0 }, 0).failures).toHaveLength(1);
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
    results: status === 'flaky' ? [{ duration: 3000 }, { duration: 1500 }] : [{ duration: 500 }],
  });

  it('is read through nested suites, what passed at the second try only being named', () => {
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
    const { slowest, ...found } = tallyPlaywright(report);
    expect(slowest[0]).toEqual({ name: '[phone] rule.spec.ts > copying > copies', seconds: 4.5 });
    expect(slowest).toHaveLength(5);
    expect(found).toEqual({
      passed: 2,
      failures: ['[phone] rule.spec.ts > opens', 'outside any test: server died'],
      unsteady: ['[phone] rule.spec.ts > copying > copies'],
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
      { part: 'unit', tally: { ...singleCheck(false, 'a'), passed: 120 }, seconds: 11 },
    ];
    expect(tableLines(results)).toEqual([
      'part    passed  failed  skipped    time',
      'format       1       0        0   2.0 s',
      'unit       120       1        0  11.0 s',
    ]);
  });
});

describe('the times of a run', () => {
  const part = (name: string, seconds: number, slowest: { name: string; seconds: number }[]) => ({
    part: name,
    seconds,
    tally: { ...singleCheck(true, ''), slowest },
  });

  it('are told in builds, and the slowest tests whatever part they are of', () => {
    const results = [
      part('unit', 100, [{ name: 'plays', seconds: 30 }]),
      part('build', 50, []),
      part('e2e', 200, [
        { name: 'walks', seconds: 4.26 },
        { name: 'prints', seconds: 40 },
      ]),
    ];
    expect(timeLines(results, 275)).toEqual([
      'whole run: 275.0 s (5.5 × build)',
      '',
      'slowest tests',
      '   40.0 s  e2e: prints',
      '   30.0 s  unit: plays',
      '    4.3 s  e2e: walks',
    ]);
  });

  it('are told without a build and without tests', () => {
    expect(timeLines([part('lint', 3, [])], 3)).toEqual(['whole run: 3.0 s']);
  });

  it('name ten tests at most', () => {
    const tests = Array.from({ length: 30 }, (_, place) => ({
      name: String(place),
      seconds: (place * 7) % 30,
    }));
    expect(slowestOf(tests).map(({ seconds }) => seconds)).toEqual([
      29, 28, 27, 26, 25, 24, 23, 22, 21, 20,
    ]);
  });
});
