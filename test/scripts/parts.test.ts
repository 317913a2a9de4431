import { describe, expect, it } from 'vitest';
import { chooseParts, runParts } from '../../scripts/lib/parts.mjs';
import { singleCheck } from '../../scripts/lib/tally.mjs';

const built = (): boolean => true;
const notBuilt = (): boolean => false;

describe('the parts of a test run', () => {
  it('are all of them in order when none is named', () => {
    expect(chooseParts([], built)).toEqual([
      'format',
      'lint',
      'types',
      'content',
      'unit',
      'build',
      'dist',
      'hosts',
      'e2e',
    ]);
  });

  it('are only the named ones, in the order of a whole run', () => {
    expect(chooseParts(['unit', 'lint'], notBuilt)).toEqual(['lint', 'unit']);
  });

  it('bring the build along when they look at a site that is not built', () => {
    expect(chooseParts(['e2e'], notBuilt)).toEqual(['build', 'e2e']);
    expect(chooseParts(['e2e'], built)).toEqual(['e2e']);
  });

  it('are listed to someone who names one that does not exist', () => {
    expect(() => chooseParts(['units'], built)).toThrow(/“units”[^]*Name any of: format, lint/);
    expect(() => chooseParts(['toString'], built)).toThrow('“toString”');
  });
});

describe('a test run', () => {
  const outcome = (ok: boolean) => ({ tally: singleCheck(ok, 'broken'), output: '' });

  it('goes on after a failed part', async () => {
    const results = await runParts(
      ['lint', 'unit'],
      (part) => Promise.resolve(outcome(part !== 'lint')),
      () => undefined,
    );
    expect(results.map(({ tally }) => tally.passed)).toEqual([0, 1]);
  });

  it('counts what needs the site as failed, unrun, when the build fails', async () => {
    const ran: string[] = [];
    const results = await runParts(
      ['unit', 'build', 'dist', 'hosts', 'e2e'],
      (part) => {
        ran.push(part);
        return Promise.resolve(outcome(part !== 'build'));
      },
      () => undefined,
    );
    expect(ran).toEqual(['unit', 'build']);
    expect(results.map(({ tally }) => tally.failures.length)).toEqual([0, 1, 1, 1, 1]);
  });

  it('counts a part that cannot start as failed, with the reason', async () => {
    const results = await runParts(
      ['e2e'],
      () => Promise.reject(new Error('There is no Chromium.\nInstall it.')),
      () => undefined,
    );
    expect(results[0]?.tally.failures).toEqual(['There is no Chromium.']);
  });
});
