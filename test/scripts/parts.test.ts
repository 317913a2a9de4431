import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { chooseParts, runParts, type Part } from '../../scripts/lib/parts.mjs';
import { singleCheck } from '../../scripts/lib/tally.mjs';

const built = (): boolean => true;
const notBuilt = (): boolean => false;

/** What is chosen when nothing is passed on. */
const chosen = (named: string[], isBuilt: () => boolean): string[] =>
  chooseParts(named, isBuilt).chosen;

describe('the parts of a test run', () => {
  it('are all of them in order when none is named', () => {
    expect(chosen([], built)).toEqual([
      'sync',
      'content',
      'format',
      'lint',
      'types',
      'unused',
      'unit',
      'build',
      'e2e',
      'bundle',
      'dist',
      'hosts',
    ]);
  });

  it('are only the named ones and what they need, in the order of a whole run', () => {
    expect(chosen(['unit', 'content'], notBuilt)).toEqual(['content', 'unit']);
    expect(chosen(['lint'], built)).toEqual(['sync', 'lint']);
  });

  it('bring the build along when they look at a site that is not built', () => {
    expect(chosen(['e2e'], notBuilt)).toEqual(['build', 'e2e']);
    expect(chosen(['e2e'], built)).toEqual(['e2e']);
    expect(chosen(['build', 'e2e'], built)).toEqual(['build', 'e2e']);
  });

  it('are listed to someone who names one that does not exist', () => {
    expect(() => chooseParts(['units'], built)).toThrow(
      /“units”[^]*Name any of: sync, content, format/,
    );
    expect(() => chooseParts(['toString'], built)).toThrow('“toString”');
  });

  it('pass on what the tool of the one named suite is told', () => {
    expect(chooseParts(['e2e', '--shard=1/4'], notBuilt)).toEqual({
      chosen: ['build', 'e2e'],
      passedOn: ['--shard=1/4'],
    });
    for (const asked of [['--shard=1/4'], ['e2e', 'dist', '--shard=1/4'], ['lint', '--fix']]) {
      expect(() => chooseParts(asked, built)).toThrow('It is not clear which part');
    }
  });
});

describe('a test run', () => {
  const outcome = (ok: boolean) => ({ tally: singleCheck(ok, 'broken'), output: '' });
  const silent = (): void => undefined;
  /** Runs the parts with each ended by hand, and says which run at every step. */
  const steps = async (named: readonly Part[], cores: number, order: readonly Part[]) => {
    const ends = new Map<Part, () => void>();
    const seen: string[] = [];
    const run = runParts(
      named,
      (part) =>
        new Promise((resolve) => {
          ends.set(part, () => {
            ends.delete(part);
            resolve(outcome(true));
          });
        }),
      silent,
      cores,
    );
    for (const part of order) {
      // Whatever may begin has begun by then.
      await setImmediate();
      seen.push([...ends.keys()].join('+'));
      ends.get(part)?.();
    }
    return { seen, results: await run };
  };
  const all = chooseParts([], built).chosen;

  it('keeps two cores busy', async () => {
    const { seen, results } = await steps(all, 2, [
      'sync',
      'content',
      'format',
      'lint',
      'types',
      'unused',
      'build',
      'unit',
      'bundle',
      'dist',
      'hosts',
      'e2e',
    ]);
    expect(seen).toEqual([
      'sync+content',
      'content+format',
      'format+lint',
      'lint+types',
      'types+unused',
      'unused+unit',
      'unit+build',
      'unit+e2e',
      'e2e+bundle',
      'e2e+dist',
      'e2e+hosts',
      'e2e',
    ]);
    // Told in the order of the parts, whatever ended first.
    expect(results.map(({ part }) => part)).toEqual(all);
  });

  it('goes one by one on a single core', async () => {
    const { seen } = await steps(all, 1, all);
    expect(seen).toEqual(all);
  });

  it('keeps the build from what reads the types that it writes, on many cores, too', async () => {
    const some: Part[] = ['sync', 'lint', 'types', 'build', 'e2e'];
    const { seen } = await steps(some, 8, some);
    expect(seen).toEqual(['sync', 'lint+types', 'types', 'build', 'e2e']);
  });

  it('goes on after a failed part', async () => {
    const results = await runParts(
      ['lint', 'unit'],
      (part) => Promise.resolve(outcome(part !== 'lint')),
      silent,
    );
    expect(results.map(({ tally }) => tally.passed)).toEqual([0, 1]);
  });

  it.each([1, 2])(
    'counts what needs the site as failed, unrun, when the build fails (%i cores)',
    async (cores) => {
      const ran: string[] = [];
      const results = await runParts(
        ['unit', 'build', 'dist', 'hosts', 'e2e'],
        (part) => {
          ran.push(part);
          return Promise.resolve(outcome(part !== 'build'));
        },
        silent,
        cores,
      );
      expect(ran).toEqual(['unit', 'build']);
      expect(results.map(({ tally }) => tally.failures.length)).toEqual([0, 1, 1, 1, 1]);
      expect(results.at(-1)?.tally.failures).toEqual(['not run: build failed']);
    },
  );

  it('counts a part that cannot start as failed, with the reason', async () => {
    const results = await runParts(
      ['e2e'],
      () => Promise.reject(new Error('There is no Chromium.\nInstall it.')),
      silent,
    );
    expect(results[0]?.tally.failures).toEqual(['There is no Chromium.']);
  });
});
