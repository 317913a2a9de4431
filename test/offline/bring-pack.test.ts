import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bringPack, type Outcome } from '../../src/offline/worker/bring-pack.ts';
import type { Tools } from '../../src/offline/worker/scope.ts';
import { fileOf, keptPacks } from '../../src/offline/worker/shelf.ts';
import { FakeCaches } from './support/fake-caches.ts';
import { BASE, FakeSite, manifestOf, type Fault, type Files } from './support/fake-site.ts';

const KEY = 'uk/duel';
const OLD: Files = { 'uk/duel/': 'old game', 'uk/duel/combat/': 'old combat', 'theme.js': 'theme' };
const NEW: Files = { 'uk/duel/': 'new game', 'uk/duel/combat/': 'new combat', 'theme.js': 'theme' };
const LATER: Files = { 'uk/duel/': 'later', 'uk/duel/dice/': 'dice', 'theme.js': 'dark' };

interface World {
  readonly caches: FakeCaches;
  readonly site: FakeSite;
  readonly tools: Tools;
}

function world(files: Files): World {
  const caches = new FakeCaches();
  const site = new FakeSite(KEY, files);
  let clock = 0;
  const tools: Tools = {
    base: BASE,
    caches: caches.asStorage,
    fetch: site.fetch,
    now: () => (clock += 1),
  };
  return { caches, site, tools };
}

const bring = (tools: Tools, signal = new AbortController().signal): Promise<Outcome> =>
  bringPack(tools, KEY, { signal, onProgress: () => undefined });

/** What a reader would be given: every file of the newest whole pack. */
async function read(tools: Tools): Promise<Files | undefined> {
  const [pack] = await keptPacks(tools);
  if (pack === undefined) return undefined;
  const texts = await Promise.all(
    pack.manifest.files.map(async ({ path }) => {
      const file = await fileOf(tools, pack.cache, path);
      return [path, (await file?.text()) ?? 'lost'] as const;
    }),
  );
  return Object.fromEntries(texts);
}

describe('a pack', () => {
  it('is fetched whole, with the policies of its files and unpacked', async () => {
    const { tools } = world(OLD);
    expect(await bring(tools)).toMatchObject({ done: 'kept' });
    expect(await read(tools)).toEqual(OLD);
    const [pack] = await keptPacks(tools);
    const file = await fileOf(tools, pack?.cache ?? '', 'theme.js');
    expect(file?.headers.get('x-policy')).toBe('strict');
    expect(file?.headers.get('content-encoding')).toBeNull();
  });

  it('of a new version costs only what has changed', async () => {
    const { tools, site } = world(OLD);
    await bring(tools);
    site.files = NEW;
    site.asked.length = 0;
    await bring(tools);
    expect(await read(tools)).toEqual(NEW);
    expect(site.asked.toSorted()).toEqual(['offline/uk/duel.json', 'uk/duel/', 'uk/duel/combat/']);
  });

  it('that is here already is not fetched again', async () => {
    const { tools, site } = world(OLD);
    await bring(tools);
    site.asked.length = 0;
    await bring(tools);
    expect(site.asked).toEqual(['offline/uk/duel.json']);
  });

  it.each<[Fault, Outcome]>([
    ['missing', { done: 'failed', problem: 'broken' }],
    ['truncated', { done: 'failed', problem: 'broken' }],
    ['corrupt', { done: 'failed', problem: 'broken' }],
    ['cut', { done: 'failed', problem: 'network' }],
    ['refused', { done: 'failed', problem: 'network' }],
  ])('with a file that stays %s is not kept, and the one before is', async (fault, outcome) => {
    const { tools, site } = world(OLD);
    await bring(tools);
    site.files = NEW;
    // The list comes well each time, the files never.
    const broken = Array<Fault>(12).fill(fault);
    site.faults = ['none', ...broken];
    const asked = site.fetch;
    const always: Tools = {
      ...tools,
      fetch: (address, init) => {
        site.faults = address.endsWith('.json') ? ['none'] : [fault];
        return asked(address, init);
      },
    };
    expect(await bring(always)).toEqual(outcome);
    expect(await read(tools)).toEqual(OLD);
    site.faults = [];
    expect(await bring(tools)).toMatchObject({ done: 'kept' });
    expect(await read(tools)).toEqual(NEW);
  });

  it('with one bad answer is asked for past all caches and kept', async () => {
    const { tools, site } = world(OLD);
    site.faults = ['none', 'corrupt', 'truncated', 'missing'];
    expect(await bring(tools)).toMatchObject({ done: 'kept' });
    expect(await read(tools)).toEqual(OLD);
  });

  it('of a site that is published anew meanwhile is the new one as a whole', async () => {
    const { tools, site } = world(NEW);
    const fetch: Tools['fetch'] = async (address, init) => {
      const answer = await site.fetch(address, init);
      if (address.endsWith('duel.json')) site.files = LATER;
      return answer;
    };
    expect(await bring({ ...tools, fetch })).toMatchObject({ done: 'kept' });
    expect(await read(tools)).toEqual(LATER);
  });

  it('the site has taken back gives way to the one before, which is still there', async () => {
    const { tools, site } = world(OLD);
    for (const files of [OLD, NEW, OLD, NEW]) {
      site.files = files;
      expect(await bring(tools)).toMatchObject({ done: 'kept' });
      expect(await read(tools)).toEqual(files);
    }
  });

  it('that is newer is read even where the clock was set back', async () => {
    const { tools, site } = world(OLD);
    await bring({ ...tools, now: () => 1_000_000 });
    site.files = NEW;
    await bring(tools);
    expect(await read(tools)).toEqual(NEW);
  });

  it('that does not fit says how much is missing, and the one before stays', async () => {
    const { tools, site, caches } = world(OLD);
    await bring(tools);
    site.files = NEW;
    // Room for its list and for nothing else.
    caches.faults.room = caches.used() + JSON.stringify(manifestOf(KEY, NEW)).length;
    const outcome = await bring(tools);
    // Nothing of the new one has come: neither of its two new files, nor the theme it shares.
    const missing = 'new game'.length + 'new combat'.length + 'theme'.length;
    expect(outcome).toEqual({ done: 'failed', problem: 'storage', missing });
    expect(await read(tools)).toEqual(OLD);
  });

  it('that is cancelled leaves what is kept', async () => {
    const { tools, site } = world(OLD);
    await bring(tools);
    site.files = NEW;
    const controller = new AbortController();
    const fetch: Tools['fetch'] = (address, init) => {
      if (address.endsWith('combat/')) controller.abort();
      return site.fetch(address, init);
    };
    expect(await bring({ ...tools, fetch }, controller.signal)).toEqual({ done: 'cancelled' });
    expect(await read(tools)).toEqual(OLD);
  });

  it('the site has no more is said to be gone, and stays', async () => {
    const { tools, site } = world(OLD);
    await bring(tools);
    site.faults = ['missing'];
    expect(await bring(tools)).toEqual({ done: 'failed', problem: 'gone' });
    expect(await read(tools)).toEqual(OLD);
  });
});

const VERSIONS = [OLD, NEW, LATER];
const attempt = fc.record({
  version: fc.nat(VERSIONS.length - 1),
  faults: fc.array(
    fc.constantFrom<Fault>('none', 'missing', 'truncated', 'corrupt', 'cut', 'refused'),
    { maxLength: 12 },
  ),
  putsUntilKilled: fc.oneof(fc.constant(Infinity), fc.nat(6)),
  isFull: fc.boolean(),
});

describe('whatever comes between', () => {
  it('a reader has one version whole, or none yet, and the next quiet moment brings the newest', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { minLength: 1, maxLength: 5 }), async (attempts) => {
        const { tools, site, caches } = world(OLD);
        let before: Files | undefined;
        for (const { version, faults, putsUntilKilled, isFull } of attempts) {
          site.files = VERSIONS[version] ?? OLD;
          site.faults = faults;
          caches.faults.putsUntilKilled = putsUntilKilled;
          caches.faults.room = isFull ? caches.used() + 20 : Infinity;
          const outcome = await bring(tools);
          const after = await read(tools);
          if (outcome.done === 'kept') expect(after).toEqual(site.files);
          // A stop right after the switch may leave the new one in place without saying so.
          else expect([before, site.files]).toContainEqual(after);
          before = after;
        }
        site.faults = [];
        Object.assign(caches.faults, { putsUntilKilled: Infinity, room: Infinity });
        expect(await bring(tools)).toMatchObject({ done: 'kept' });
        expect(await read(tools)).toEqual(site.files);
      }),
      { numRuns: 200 },
    );
  });
});
