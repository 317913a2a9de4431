import type { FilePath } from '../manifest.ts';
import { hashOf } from './bring-pack.ts';
import { erasePin, readPins, writePin } from './notes.ts';
import type { Tools } from './scope.ts';

/**
 * A page and what it loads later are of one version: a page taken from a pack goes on with that
 * pack, though a newer one may have taken its place meanwhile.
 */
export interface Pins {
  of(client: string): Promise<string | undefined>;
  pin(client: string, cache: string): Promise<void>;
  /** The packs that open pages were taken from; those of closed pages are forgotten. */
  inUse(open: readonly string[]): Promise<ReadonlySet<string>>;
  /** The index that a page has read from the network: the texts must belong to it. */
  noteIndex(client: string, path: FilePath, response: Response): Promise<void>;
  indexOf(client: string, search: string): string | undefined;
}

/** A page that has just been answered is not among the open ones yet. */
const ARRIVING_MS = 60_000;

export function createPins(tools: Tools): Pins {
  let known: Promise<Map<string, string>> | undefined;
  const pins = (): Promise<Map<string, string>> =>
    (known ??= readPins(tools).then((read) => new Map(read)));
  const indexes = new Map<string, string>();
  const pinnedAt = new Map<string, number>();

  return {
    of: async (client) => (client === '' ? undefined : (await pins()).get(client)),
    async pin(client, cache) {
      if (client === '') return;
      pinnedAt.set(client, tools.now());
      (await pins()).set(client, cache);
      await writePin(tools, client, cache).catch(() => undefined);
    },
    async inUse(open) {
      const all = await pins();
      const isClosed = (client: string): boolean =>
        !open.includes(client) &&
        tools.now() - (pinnedAt.get(client) ?? Number.NEGATIVE_INFINITY) > ARRIVING_MS;
      for (const client of [...all.keys()].filter(isClosed)) {
        all.delete(client);
        pinnedAt.delete(client);
        await erasePin(tools, client);
      }
      return new Set(all.values());
    },
    async noteIndex(client, path, response) {
      indexes.set(`${client} ${path}`, await hashOf(await response.arrayBuffer()));
    },
    indexOf: (client, search) => indexes.get(`${client} ${search}index.json`),
  };
}
