import { describe, expect, it } from 'vitest';
import { tallyModules, type ModuleFindings } from '../../scripts/lib/vitest-tally.mjs';

const error = { message: 'went wrong' };

function moduleWith(
  tests: Record<string, { state: string; note?: string; duration?: number }>,
  errors: Partial<Record<'file' | 'suite', (typeof error)[]>> = {},
): ModuleFindings {
  return {
    relativeModuleId: 'dice.test.ts',
    errors: () => errors.file ?? [],
    children: {
      allSuites: () => [{ fullName: 'dice', errors: () => errors.suite ?? [] }],
      allTests: () =>
        Object.entries(tests).map(([fullName, finding]) => ({
          fullName,
          result: () => finding,
          diagnostic: () =>
            finding.duration === undefined ? undefined : { duration: finding.duration },
        })),
    },
  };
}

describe('the tally of a Vitest run', () => {
  it('tells apart what passed, failed, and was skipped with or without a note', () => {
    const module = moduleWith({
      rolls: { state: 'passed', duration: 250 },
      adds: { state: 'failed', duration: 2500 },
      hangs: { state: 'pending' },
      waits: { state: 'skipped', note: 'needs a printer' },
      sleeps: { state: 'skipped' },
    });
    const { slowest, ...found } = tallyModules([module], []);
    expect(slowest.slice(0, 3)).toEqual([
      { name: 'dice.test.ts > adds', seconds: 2.5 },
      { name: 'dice.test.ts > rolls', seconds: 0.25 },
      { name: 'dice.test.ts > hangs', seconds: 0 },
    ]);
    expect(found).toEqual({
      passed: 1,
      failures: ['dice.test.ts > adds', 'dice.test.ts > hangs'],
      skips: [
        { name: 'dice.test.ts > waits', reason: 'needs a printer' },
        { name: 'dice.test.ts > sleeps', reason: null },
      ],
    });
  });

  it('counts errors outside the tests: of a file, of a suite, of nothing in particular', () => {
    const module = moduleWith({}, { file: [error], suite: [error] });
    expect(tallyModules([module], [error]).failures).toEqual([
      'dice.test.ts: went wrong',
      'dice.test.ts > dice: went wrong',
      'outside any test: went wrong',
    ]);
  });
});
