import {
  HASH_LENGTH,
  manifestFile,
  parseManifest,
  type PackFile,
  type PackKey,
  type PackManifest,
} from '../manifest.ts';
import type { Problem } from '../messages.ts';
import { bytesOf, isWhole, planPack } from '../plan.ts';
import { addressOf, type Tools } from './scope.ts';
import { begin, begunPacks, fileOf, finish, heldIn, keptPacks, packCache } from './shelf.ts';

export type Outcome =
  | { readonly done: 'kept'; readonly version: string }
  | { readonly done: 'cancelled' }
  | { readonly done: 'failed'; readonly problem: Problem; readonly missing?: number };

export interface Bringing {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

/** What the list promises and the site does not have. */
class BrokenFile extends Error {}
class Gone extends Error {}

const AT_ONCE = 6;
/** A site that is published while it is fetched from is met halfway; twice in a row it is broken. */
const TURNS = 3;

/** Fetches a pack as it is now, whole and checked, or leaves what is kept as it was. */
export async function bringPack(tools: Tools, key: PackKey, bringing: Bringing): Promise<Outcome> {
  let broken: string | undefined;
  let missing = 0;
  try {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const manifest = await readManifest(tools, key, bringing.signal);
      if (manifest.version === broken) break;
      try {
        await bringVersion(tools, manifest, bringing, (left) => (missing = left));
        return { done: 'kept', version: manifest.version };
      } catch (error) {
        if (!(error instanceof BrokenFile)) throw error;
        broken = manifest.version;
      }
    }
    return { done: 'failed', problem: 'broken' };
  } catch (error) {
    if (bringing.signal.aborted) return { done: 'cancelled' };
    const problem = problemOf(error);
    return { done: 'failed', problem, ...(problem === 'storage' && { missing }) };
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof BrokenFile) return 'broken';
  if (error instanceof Gone) return 'gone';
  return error instanceof DOMException && error.name === 'QuotaExceededError'
    ? 'storage'
    : 'network';
}

async function readManifest(
  tools: Tools,
  key: PackKey,
  signal: AbortSignal,
): Promise<PackManifest> {
  const address = addressOf(tools, manifestFile(key));
  const response = await tools.fetch(address, { cache: 'no-cache', signal });
  if (response.status === 404) throw new Gone(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  const text = await response.text();
  let manifest: PackManifest | undefined;
  try {
    manifest = parseManifest(JSON.parse(text));
  } catch {
    // The beginning of a list is no list.
  }
  if (manifest?.key !== key) throw new BrokenFile(address);
  return manifest;
}

async function bringVersion(
  tools: Tools,
  manifest: PackManifest,
  { signal, onProgress }: Bringing,
  onLeft: (bytes: number) => void,
): Promise<void> {
  const kept = await keptPacks(tools);
  const name = packCache(tools, manifest);
  // An open page may still hold what the site was before, and is now again.
  if (kept.some(({ cache }) => cache === name)) return finish(tools, manifest);
  onLeft(bytesOf(manifest.files));
  const begun = await begunPacks(tools);
  const cache = await begin(tools, manifest);
  const present = await heldIn(tools, name);
  const { copies, fetches } = planPack(manifest, present, [...kept, ...begun]);
  const total = bytesOf(manifest.files);
  let done = total - bytesOf(fetches) - bytesOf(copies.map(({ file }) => file));
  const stored = (file: PackFile): void => {
    done += file.bytes;
    onLeft(total - done);
    onProgress(done, total);
  };
  onLeft(total - done);
  onProgress(done, total);

  const copied = copies.map(({ file, from }) => async (stop: AbortSignal) => {
    const twin = await fileOf(tools, from, file.path);
    const body = twin && (await bodyOf(twin, file));
    // What a device has lost is fetched as if it had never been there.
    const copy = twin && body ? storable(twin, body) : await fetchFile(tools, file, stop);
    await cache.put(addressOf(tools, file.path), copy);
    stored(file);
  });
  const fetched = fetches.map((file) => async (stop: AbortSignal) => {
    await cache.put(addressOf(tools, file.path), await fetchFile(tools, file, stop));
    stored(file);
  });
  await inTurns([...copied, ...fetched], signal);
  if (!isWhole(manifest, await heldIn(tools, name))) throw new Error(`${name} is not whole.`);
  await finish(tools, manifest);
}

/** Asks again past all caches on the way, should the first answer not be what the list says. */
async function fetchFile(tools: Tools, file: PackFile, signal: AbortSignal): Promise<Response> {
  const address = addressOf(tools, file.path);
  let answer: Response | undefined;
  // What never changes under its name need not be asked for again.
  const first = /^(?:_astro|fonts)\//.test(file.path) ? 'default' : 'no-cache';
  for (const cache of [first, 'reload'] as const) {
    answer = await tools.fetch(address, { cache, signal });
    const body = answer.ok ? await bodyOf(answer, file) : undefined;
    if (body !== undefined) return storable(answer, body);
  }
  if (answer !== undefined && answer.status >= 500) {
    throw new Error(`${address} answers ${answer.status}.`);
  }
  throw new BrokenFile(address);
}

async function bodyOf(response: Response, file: PackFile): Promise<ArrayBuffer | undefined> {
  const body = await response.arrayBuffer();
  return body.byteLength === file.bytes && (await hashOf(body)) === file.hash ? body : undefined;
}

/** The same that the build writes into the lists. */
export async function hashOf(body: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, HASH_LENGTH);
}

/** A copy that may answer for a page: unpacked, with the policies it was sent with. */
export function storable(response: Response, body: ArrayBuffer): Response {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  return new Response(body, { headers });
}

/** A few at a time; the first failure stops the rest and waits until they have stopped. */
async function inTurns(
  tasks: readonly ((stop: AbortSignal) => Promise<void>)[],
  signal: AbortSignal,
): Promise<void> {
  const stopping = new AbortController();
  const stop = stopping.signal;
  const onAbort = (): void => stopping.abort();
  signal.addEventListener('abort', onAbort);
  if (signal.aborted) onAbort();
  const queue = [...tasks];
  const work = async (): Promise<void> => {
    for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
      stop.throwIfAborted();
      await task(stop);
    }
  };
  const failures: unknown[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      work().catch((error: unknown) => {
        failures.push(error);
        stopping.abort();
      }),
    ),
  );
  signal.removeEventListener('abort', onAbort);
  if (failures.length > 0) throw failures[0];
}
