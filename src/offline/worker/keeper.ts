import {
  isSiteKey,
  LIST_FILE,
  parseList,
  siteKey,
  type PackKey,
  type PackList,
} from '../manifest.ts';
import type { OfflineState, PackState, Told } from '../messages.ts';
import { bytesOf } from '../plan.ts';
import { bringPack } from './bring-pack.ts';
import { eraseWish, readWishes, writeWish, type Wish } from './notes.ts';
import type { Pins } from './pins.ts';
import { addressOf, type Tools } from './scope.ts';
import { keptPacks, packCaches, type KeptPack } from './shelf.ts';
import { visitedPages } from './visited.ts';

export interface Surroundings {
  readonly tools: Tools;
  readonly pins: Pins;
  readonly tell: (told: Told) => Promise<void>;
  /** The pages that are open. */
  readonly open: () => Promise<readonly string[]>;
  /** Whether the reader has asked to spare bytes. */
  readonly isSaving: () => boolean;
}

export interface Keeper {
  packs(): Promise<readonly KeptPack[]>;
  state(): Promise<OfflineState>;
  keep(key: PackKey): Promise<void>;
  /** Stops what is under way; a pack that was never whole is no longer wanted. */
  cancel(key: PackKey): Promise<void>;
  remove(key: PackKey): Promise<void>;
  /** Brings everything wanted to the version the site has now, if it is time to look. */
  tend(language: string | undefined, isAsked: boolean): Promise<void>;
}

const LOOK_AGAIN_MS = 5 * 60_000;
const TELL_MS = 200;

interface Running {
  readonly controller: AbortController;
  done: number;
  total: number;
}

export function createKeeper({ tools, pins, tell, open, isSaving }: Surroundings): Keeper {
  let shelf: Promise<readonly KeptPack[]> | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let telling: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<void> = Promise.resolve();
  const running = new Map<PackKey, Running>();
  const turns = new Map<PackKey, number>();
  const notings = new Map<PackKey, Promise<void>>();

  /** What a full device could not write down. */
  const unwritten = new Map<PackKey, Wish>();

  async function wishes(): Promise<readonly Wish[]> {
    const written = await readWishes(tools);
    return [...written.filter(({ key }) => !unwritten.has(key)), ...unwritten.values()];
  }

  async function note(wish: Wish): Promise<void> {
    unwritten.delete(wish.key);
    await writeWish(tools, wish).catch(() => unwritten.set(wish.key, wish));
  }

  const packs = (): Promise<readonly KeptPack[]> => (shelf ??= keptPacks(tools));
  const current = async (key: PackKey): Promise<KeptPack | undefined> =>
    (await packs()).find((pack) => pack.key === key);

  async function state(): Promise<OfflineState> {
    const [wanted, kept, visited] = await Promise.all([wishes(), packs(), visitedPages(tools)]);
    const shown = wanted.filter(({ key }) => !isSiteKey(key));
    const entries = shown.map(({ key, problem }): readonly [PackKey, PackState] => {
      const pack = kept.find((candidate) => candidate.key === key);
      const run = running.get(key);
      return [
        key,
        {
          ...(pack && {
            kept: {
              version: pack.manifest.version,
              bytes: bytesOf(pack.manifest.files),
              at: pack.at,
            },
          }),
          ...(run && { fetching: { done: run.done, total: run.total } }),
          ...(problem && !run && { problem }),
        },
      ];
    });
    return { packs: Object.fromEntries(entries), visited };
  }

  const tellState = async (): Promise<void> => tell({ told: 'state', state: await state() });

  async function readList(): Promise<PackList | undefined> {
    try {
      const response = await tools.fetch(addressOf(tools, LIST_FILE), { cache: 'no-cache' });
      return response.ok ? parseList(await response.json()) : undefined;
    } catch {
      return undefined;
    }
  }

  async function bring(wish: Wish, list: PackList | undefined): Promise<void> {
    const { key } = wish;
    const before = await current(key);
    const listed = list?.[key];
    // Told at once: a site that cannot be asked has nothing newer to offer.
    if (
      before !== undefined &&
      (listed === undefined || listed.version === before.manifest.version)
    ) {
      if (wish.problem !== undefined && listed !== undefined) await note({ key });
      return;
    }
    const run: Running = { controller: new AbortController(), done: 0, total: listed?.bytes ?? 0 };
    running.set(key, run);
    await tellState();
    const outcome = await bringPack(tools, key, {
      signal: run.controller.signal,
      onProgress(done, total) {
        Object.assign(run, { done, total });
        telling ??= setTimeout(() => {
          telling = undefined;
          if (!run.controller.signal.aborted) void tellState();
        }, TELL_MS);
      },
    });
    running.delete(key);
    shelf = undefined;
    // Whoever called it off says so when nothing of it is left.
    if (outcome.done === 'cancelled') return;
    if (outcome.done === 'failed') {
      const { problem: kind, missing } = outcome;
      await note({ key, problem: { kind, ...(missing !== undefined && { missing }) } });
      // A part that does not fit only takes room from everything else.
      if (kind === 'storage') await tidy();
    } else {
      await note({ key });
      await dropUnfinished(key);
      await tidy();
      if (before !== undefined && !isSiteKey(key)) await tell({ told: 'updated', keys: [key] });
    }
    await tellState();
  }

  /** What was begun of other versions has served its turn. */
  async function dropUnfinished(key: PackKey): Promise<void> {
    const whole = new Set((await packs()).map(({ cache }) => cache));
    for (const name of await packCaches(tools, key)) {
      if (!whole.has(name)) await tools.caches.delete(name);
    }
  }

  /** Lets go of versions that no open page reads, of what was begun in vain and of what nobody wants. */
  async function tidy(): Promise<void> {
    const [kept, wanted, inUse] = await Promise.all([
      packs(),
      wishes(),
      open().then((pages) => pins.inUse(pages)),
    ]);
    const newest = wanted.map(({ key }) => kept.find((pack) => pack.key === key)?.cache);
    const stay = new Set([...newest, ...inUse]);
    const unfinished = wanted
      .filter(({ problem }) => problem?.kind !== 'storage')
      .map(({ key }) => key);
    const names = await packCaches(tools);
    const whole = new Set(kept.map(({ cache }) => cache));
    for (const name of names) {
      const isContinued = !whole.has(name) && unfinished.some((key) => name.includes(`:${key}:`));
      if (!stay.has(name) && !isContinued) await tools.caches.delete(name);
    }
    shelf = undefined;
  }

  async function tendNow(language: string | undefined, isAsked: boolean): Promise<void> {
    const isNew = language !== undefined && (await wishFor(siteKey(language)));
    if (!isAsked && !isNew && tools.now() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = tools.now();
    const list = await readList();
    for (const { key } of await wishes()) {
      // While another was fetched, this one may have been called off.
      const wish = (await wishes()).find((still) => still.key === key);
      if (wish === undefined) continue;
      const isKept = (await current(wish.key)) !== undefined;
      const isDear = !isAsked && isSaving() && isKept;
      const isFull = !isAsked && wish.problem?.kind === 'storage';
      if (!isDear && !isFull) await bring(wish, list);
    }
    const isSettled = (await wishes()).every(({ problem }) => problem === undefined);
    // What was broken off goes on with the next page.
    if (list === undefined || !isSettled) lookedAt = Number.NEGATIVE_INFINITY;
    await tidy();
  }

  async function wishFor(key: PackKey): Promise<boolean> {
    if ((await wishes()).some((wish) => wish.key === key)) return false;
    await note({ key });
    return true;
  }

  /** One after another: two at once would fetch the same files twice. */
  function inLine(work: () => Promise<void>): Promise<void> {
    queue = queue.then(work, work);
    return queue;
  }

  /** What the reader asked last of a pack is what holds. */
  function turnOf(key: PackKey): number {
    const turn = (turns.get(key) ?? 0) + 1;
    turns.set(key, turn);
    return turn;
  }

  async function callOff(key: PackKey): Promise<void> {
    turnOf(key);
    running.get(key)?.controller.abort();
    await notings.get(key);
  }

  async function forget(key: PackKey): Promise<void> {
    unwritten.delete(key);
    await eraseWish(tools, key);
  }

  async function drop(key: PackKey): Promise<void> {
    await forget(key);
    for (const name of await packCaches(tools, key)) await tools.caches.delete(name);
    shelf = undefined;
    await tellState();
  }

  return {
    packs,
    state,
    async keep(key) {
      const turn = turnOf(key);
      const noting = note({ key });
      notings.set(key, noting);
      await noting;
      // What is kept already says so until a newer one is under way, not for the moment before.
      if ((await current(key)) === undefined) await tellState();
      await inLine(async () => {
        if (turns.get(key) === turn) await bring({ key }, await readList());
      });
    },
    async cancel(key) {
      await callOff(key);
      if ((await current(key)) === undefined) await forget(key);
      await inLine(async () => ((await current(key)) === undefined ? drop(key) : tellState()));
    },
    async remove(key) {
      await callOff(key);
      await forget(key);
      await inLine(() => drop(key));
    },
    tend: (language, isAsked) => inLine(() => tendNow(language, isAsked)),
  };
}
