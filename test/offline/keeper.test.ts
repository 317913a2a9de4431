import { describe, expect, it } from 'vitest';
import type { Told } from '../../src/offline/messages.ts';
import { createKeeper, type Keeper } from '../../src/offline/worker/keeper.ts';
import { createPins, type Pins } from '../../src/offline/worker/pins.ts';
import type { Tools } from '../../src/offline/worker/scope.ts';
import { packCaches } from '../../src/offline/worker/shelf.ts';
import { FakeCaches, Killed } from './support/fake-caches.ts';
import { BASE, FakeSite } from './support/fake-site.ts';

const KEY = 'uk/duel';
const OLD = { 'uk/duel/': 'old', 'theme.js': 'theme' };
const NEW = { 'uk/duel/': 'new', 'theme.js': 'theme' };

/** A device on which the worker can be started again and again. */
class Device {
  readonly caches = new FakeCaches();
  readonly site = new FakeSite(KEY, OLD);
  readonly told: Told[] = [];
  /** The caches that there were whenever a page was told that nothing of the pack is wanted. */
  readonly leftWhenGone: (readonly string[])[] = [];
  open: readonly string[] = [];
  isSaving = false;
  minutes = 0;
  pins!: Pins;
  keeper!: Keeper;
  readonly tools: Tools = {
    base: BASE,
    caches: this.caches.asStorage,
    fetch: this.site.fetch,
    now: () => this.minutes * 60_000,
  };

  constructor() {
    this.startWorker();
  }

  startWorker(): void {
    this.pins = createPins(this.tools);
    this.keeper = createKeeper({
      tools: this.tools,
      pins: this.pins,
      open: () => Promise.resolve(this.open),
      isSaving: () => this.isSaving,
      tell: async (told) => {
        this.told.push(told);
        if (told.told !== 'state' || KEY in told.state.packs) return;
        this.leftWhenGone.push(await packCaches(this.tools, KEY));
      },
    });
  }

  async version(): Promise<string | undefined> {
    const { packs } = await this.keeper.state();
    return packs[KEY]?.kept?.version;
  }
}

describe('the keeper', () => {
  it('looks for a newer version now and then, brings it, and says so once', async () => {
    const device = new Device();
    await device.keeper.keep(KEY);
    const first = await device.version();
    await device.keeper.tend(undefined, false);
    device.site.files = NEW;
    device.minutes += 1;
    await device.keeper.tend(undefined, false);
    expect(await device.version()).toBe(first);
    device.minutes += 10;
    await device.keeper.tend(undefined, false);
    expect(await device.version()).not.toBe(first);
    expect(device.told.filter(({ told }) => told === 'updated')).toHaveLength(1);
  });

  it('leaves a reader who spares bytes the version they have, until they ask', async () => {
    const device = new Device();
    await device.keeper.keep(KEY);
    const first = await device.version();
    device.site.files = NEW;
    device.isSaving = true;
    device.minutes += 10;
    await device.keeper.tend(undefined, false);
    expect(await device.version()).toBe(first);
    await device.keeper.tend(undefined, true);
    expect(await device.version()).not.toBe(first);
  });

  it('lets a version go only when no open page was taken from it', async () => {
    const device = new Device();
    await device.keeper.keep(KEY);
    const [old] = await packCaches(device.tools, KEY);
    device.open = ['page'];
    await device.pins.pin('page', old ?? '');
    device.site.files = NEW;
    device.minutes += 10;
    device.startWorker();
    await device.keeper.tend(undefined, true);
    expect(await packCaches(device.tools, KEY)).toHaveLength(2);
    expect(await device.pins.of('page')).toBe(old);
    device.open = [];
    device.minutes += 10;
    await device.keeper.tend(undefined, true);
    expect(await packCaches(device.tools, KEY)).toHaveLength(1);
    expect(await packCaches(device.tools, KEY)).not.toContain(old);
  });

  it('started again after a stop, goes on with what was wished for', async () => {
    const device = new Device();
    // The wish, the list, one file; then the browser stops it.
    device.caches.faults.putsUntilKilled = 3;
    await device.keeper.keep(KEY).catch((error: unknown) => expect(error).toBeInstanceOf(Killed));
    device.caches.faults.putsUntilKilled = Infinity;
    device.startWorker();
    expect(await device.version()).toBeUndefined();
    device.site.asked.length = 0;
    await device.keeper.tend(undefined, false);
    expect(await device.version()).toBeDefined();
    expect(device.site.asked.filter((path) => path in OLD)).toHaveLength(1);
  });

  it('says that the device is full although it cannot write that down', async () => {
    const device = new Device();
    device.caches.faults.room = 0;
    await device.keeper.keep(KEY);
    const { packs } = await device.keeper.state();
    expect(packs[KEY]?.problem).toEqual({ kind: 'storage', missing: 'oldtheme'.length });
    expect(await packCaches(device.tools, KEY)).toEqual([]);
  });

  it('forgets what was called off, and what was removed', async () => {
    const device = new Device();
    await device.keeper.keep(KEY);
    await device.keeper.remove(KEY);
    expect((await device.keeper.state()).packs).toEqual({});
    expect(await packCaches(device.tools)).toEqual([]);
    const started = device.keeper.keep(KEY);
    await device.keeper.cancel(KEY);
    await started;
    expect((await device.keeper.state()).packs).toEqual({});
  });

  it('says that a pack is called off when nothing of it is left', async () => {
    const device = new Device();
    const started = device.keeper.keep(KEY);
    while ((await packCaches(device.tools, KEY)).length === 0) await Promise.resolve();
    await device.keeper.cancel(KEY);
    await started;
    expect(device.leftWhenGone.length).toBeGreaterThan(0);
    expect(device.leftWhenGone.flat()).toEqual([]);
  });
});
