import { isRecord, type PackKey } from '../manifest.ts';
import type { PackState } from '../messages.ts';
import { readProblem } from '../read-messages.ts';
import { addressOf, prefixOf, type Tools } from './scope.ts';

/** What the worker has to know when it is started again: a browser stops it whenever it likes. */

const notesCache = ({ base }: Tools): string => `${prefixOf(base)}notes`;
const PLACE = 'offline/notes/';

async function write(tools: Tools, name: string, value: unknown): Promise<void> {
  const cache = await tools.caches.open(notesCache(tools));
  await cache.put(addressOf(tools, PLACE + name), Response.json(value));
}

async function erase(tools: Tools, name: string): Promise<void> {
  const cache = await tools.caches.open(notesCache(tools));
  await cache.delete(addressOf(tools, PLACE + name));
}

async function readAll(
  tools: Tools,
  folder: string,
): Promise<readonly (readonly [string, unknown])[]> {
  const cache = await tools.caches.open(notesCache(tools));
  const start = addressOf(tools, PLACE + folder);
  const found = (await cache.keys()).filter(({ url }) => url.startsWith(start));
  return Promise.all(
    found.map(async (request) => {
      const note = await cache.match(request);
      const value: unknown = await note?.json().catch(() => undefined);
      return [decodeURI(request.url.slice(start.length)), value] as const;
    }),
  );
}

/** A pack that the reader wants kept, and what stood in the way when it was last tried. */
export interface Wish {
  readonly key: PackKey;
  readonly problem?: PackState['problem'];
}

export const writeWish = (tools: Tools, { key, problem }: Wish): Promise<void> =>
  write(tools, `wish/${key}`, { problem });

export const eraseWish = (tools: Tools, key: PackKey): Promise<void> => erase(tools, `wish/${key}`);

export async function readWishes(tools: Tools): Promise<readonly Wish[]> {
  return (await readAll(tools, 'wish/')).map(([key, value]) => ({
    key,
    ...readProblem(isRecord(value) ? value['problem'] : undefined),
  }));
}

/** Which pack a page was taken from; it stays with that one while it is open. */
export const writePin = (tools: Tools, client: string, cache: string): Promise<void> =>
  write(tools, `pin/${client}`, cache);

export const erasePin = (tools: Tools, client: string): Promise<void> =>
  erase(tools, `pin/${client}`);

export async function readPins(tools: Tools): Promise<ReadonlyMap<string, string>> {
  const read = await readAll(tools, 'pin/');
  return new Map(
    read.flatMap(([client, cache]) =>
      typeof cache === 'string' ? [[client, cache] as const] : [],
    ),
  );
}
