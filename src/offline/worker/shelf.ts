import {
  isRecord,
  parseManifest,
  type FilePath,
  type PackKey,
  type PackManifest,
} from '../manifest.ts';
import type { Holding } from '../plan.ts';
import { pathBelow } from '../route.ts';
import { addressOf, prefixOf, type Tools } from './scope.ts';

/**
 * The packs on the device. Each version has a cache of its own, and one entry in it, put last, says
 * that it is whole: so a pack counts from one moment on, and whatever breaks off before changes nothing.
 */

export interface KeptPack extends Holding {
  readonly key: PackKey;
  readonly at: number;
}

const KEPT = 'offline/kept.json';
const FETCHING = 'offline/fetching.json';

const packPrefix = ({ base }: Tools): string => `${prefixOf(base)}pack:`;

export const packCache = (tools: Tools, { key, version }: PackManifest): string =>
  `${packPrefix(tools)}${key}:${version}`;

/** The names of all caches of packs, or those of one pack. */
export async function packCaches(tools: Tools, key?: PackKey): Promise<readonly string[]> {
  const start = key === undefined ? packPrefix(tools) : `${packPrefix(tools)}${key}:`;
  return (await tools.caches.keys()).filter((name) => name.startsWith(start));
}

/** What is whole, the newest first. */
export async function keptPacks(tools: Tools): Promise<readonly KeptPack[]> {
  const read = await Promise.all(
    (await packCaches(tools)).map(async (cache) => {
      const note = await readNote(tools, cache, KEPT);
      const manifest = isRecord(note) ? parseManifest(note['manifest']) : undefined;
      if (!isRecord(note) || manifest === undefined) return [];
      const at = typeof note['at'] === 'number' ? note['at'] : 0;
      const held = new Set(manifest.files.map(({ path }) => path));
      return [{ key: manifest.key, at, cache, manifest, held }];
    }),
  );
  return read.flat().toSorted((a, b) => b.at - a.at);
}

/** What was begun, with as much of it as there is. */
export async function begunPacks(tools: Tools): Promise<readonly Holding[]> {
  const read = await Promise.all(
    (await packCaches(tools)).map(async (cache) => {
      const manifest = parseManifest(await readNote(tools, cache, FETCHING));
      return manifest === undefined ? [] : [{ cache, manifest, held: await heldIn(tools, cache) }];
    }),
  );
  return read.flat();
}

export async function heldIn(tools: Tools, cache: string): Promise<ReadonlySet<FilePath>> {
  const entries = await (await tools.caches.open(cache)).keys();
  return new Set(entries.flatMap(({ url }) => pathBelow(url, tools.base) ?? []));
}

export async function begin(tools: Tools, manifest: PackManifest): Promise<Cache> {
  const cache = await tools.caches.open(packCache(tools, manifest));
  await cache.put(addressOf(tools, FETCHING), Response.json(manifest));
  return cache;
}

/** From here on it is this version that is read, whatever the clock of the device says. */
export async function finish(tools: Tools, manifest: PackManifest): Promise<void> {
  const [newest] = await keptPacks(tools);
  const at = Math.max(tools.now(), (newest?.at ?? 0) + 1);
  const cache = await tools.caches.open(packCache(tools, manifest));
  await cache.put(addressOf(tools, KEPT), Response.json({ at, manifest }));
  await cache.delete(addressOf(tools, FETCHING));
}

export async function fileOf(
  tools: Tools,
  cache: string,
  path: FilePath,
): Promise<Response | undefined> {
  // Opening would make it anew, if it was removed meanwhile.
  if (!(await tools.caches.has(cache))) return undefined;
  return (await tools.caches.open(cache)).match(addressOf(tools, path));
}

async function readNote(tools: Tools, cache: string, path: string): Promise<unknown> {
  const note = await fileOf(tools, cache, path);
  return note?.json().catch(() => undefined);
}
