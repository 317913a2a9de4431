import { isSiteKey, siteKey, type FilePath } from '../manifest.ts';
import { elsewhere, languageOf, searchOf, type Route } from '../route.ts';
import type { Pins } from './pins.ts';
import { addressOf, type AskedEvent, type Tools } from './scope.ts';
import { fileOf, type KeptPack } from './shelf.ts';
import { keepAsset, keepPage, visitedCopy } from './visited.ts';

export interface Answering {
  readonly tools: Tools;
  readonly pins: Pins;
  readonly packs: () => Promise<readonly KeptPack[]>;
  readonly languages: readonly string[];
  /** A page was answered with an old copy, because the network was silent. */
  readonly onCopy: (client: string, at: number) => void;
}

/** A reader who has a copy waits no longer for a network that does not answer. */
const PATIENCE_MS = 4000;

type Ask = Pick<AskedEvent, 'request' | 'clientId' | 'resultingClientId' | 'waitUntil'>;

export function answer(event: Ask, { kind, path }: Route, by: Answering): Promise<Response> {
  if (kind === 'page') return answerPage(event, path, by);
  return kind === 'asset' ? answerAsset(event, path, by) : answerFile(event, path, by);
}

/**
 * A game that is kept is read from its pack, also where there is a network: so it is of one version
 * and there at once; a newer one is fetched whole before it takes its place. All other pages come from
 * the network, and from the last visit only where that fails.
 */
async function answerPage(event: Ask, path: FilePath, by: Answering): Promise<Response> {
  const { tools, pins } = by;
  const packs = await by.packs();
  const game = packs.find(({ key, held }) => !isSiteKey(key) && held.has(path));
  const kept = game && (await fileOf(tools, game.cache, path));
  if (kept) {
    event.waitUntil(pins.pin(event.resultingClientId, game.cache));
    return kept;
  }
  const copy = await visitedCopy(tools, path);
  const online = freshPage(event, path, tools);
  const fresh = await (copy === undefined ? online : inTime(online));
  if (fresh !== undefined && (copy === undefined || fresh.status < 500)) return fresh;
  if (copy !== undefined) {
    by.onCopy(event.resultingClientId, Date.parse(copy.headers.get('date') ?? ''));
    return copy;
  }
  return withoutNetwork(event, path, packs, by);
}

async function freshPage(event: Ask, path: FilePath, tools: Tools): Promise<Response | undefined> {
  try {
    const response = await fetch(event.request);
    if (response.ok) event.waitUntil(keepPage(tools, path, response.clone()));
    return response;
  } catch {
    return undefined;
  }
}

const inTime = (answer: Promise<Response | undefined>): Promise<Response | undefined> =>
  Promise.race([
    answer,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS)),
  ]);

async function withoutNetwork(
  event: Ask,
  path: FilePath,
  packs: readonly KeptPack[],
  { tools, pins, languages }: Answering,
): Promise<Response> {
  for (const { path: other, fragment } of elsewhere(path)) {
    const isKept = packs.some(({ held }) => held.has(other));
    if (!isKept && (await visitedCopy(tools, other)) === undefined) continue;
    const hash = fragment === '' ? '' : `#${fragment}`;
    return Response.redirect(`${addressOf(tools, other)}${hash}`, 302);
  }
  const language = languageOf(path, languages);
  const sites = packs
    .filter(({ key }) => isSiteKey(key))
    .toSorted((a, b) => Number(b.key === siteKey(language)) - Number(a.key === siteKey(language)));
  for (const site of sites) {
    const own = site.held.has(path) ? await fileOf(tools, site.cache, path) : undefined;
    const missing = `${site.key.slice(0, 2)}/offline/missing/`;
    const shown = own ?? (await fileOf(tools, site.cache, missing));
    if (shown === undefined) continue;
    event.waitUntil(pins.pin(event.resultingClientId, site.cache));
    // What was asked for is not there, and the page says so.
    return own ?? new Response(shown.body, { status: 503, headers: shown.headers });
  }
  return Response.error();
}

async function answerAsset(event: Ask, path: FilePath, { tools }: Answering): Promise<Response> {
  const kept = await tools.caches.match(addressOf(tools, path));
  if (kept !== undefined) return kept;
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(keepAsset(tools, path, response.clone()));
  return response;
}

async function answerFile(event: Ask, path: FilePath, by: Answering): Promise<Response> {
  const { tools, pins } = by;
  const pinned = await pins.of(event.clientId);
  const own = pinned === undefined ? undefined : await fileOf(tools, pinned, path);
  if (own !== undefined) return own;
  const packs = await by.packs();
  const search = searchOf(path);
  const isOf = ({ cache, held }: KeptPack): boolean =>
    cache === pinned && search !== undefined && held.has(`${search}index.json`);
  // A file that this build's search has not got would be of another build.
  if (packs.some(isOf)) return new Response(null, { status: 404 });
  try {
    const response = await fetch(event.request);
    if (response.ok && search === undefined) {
      event.waitUntil(keepPage(tools, path, response.clone()));
    } else if (response.ok && path === `${search ?? ''}index.json`) {
      event.waitUntil(pins.noteIndex(event.clientId, path, response.clone()));
    }
    return response;
  } catch (error) {
    const found = await keptFile(event, path, packs, by);
    if (found === undefined) throw error;
    return found;
  }
}

async function keptFile(
  event: Ask,
  path: FilePath,
  packs: readonly KeptPack[],
  { tools, pins }: Answering,
): Promise<Response | undefined> {
  const search = searchOf(path);
  const copy = search === undefined ? await visitedCopy(tools, path) : undefined;
  if (copy !== undefined) return copy;
  const read = search === undefined ? undefined : pins.indexOf(event.clientId, search);
  for (const { cache, held, manifest } of packs) {
    if (!held.has(path)) continue;
    const index = manifest.files.find((file) => file.path === `${search ?? ''}index.json`);
    if (read !== undefined && index?.hash !== read) continue;
    const found = await fileOf(tools, cache, path);
    if (found === undefined) continue;
    // Whoever has begun with the search of one pack goes on with it.
    if (search !== undefined) event.waitUntil(pins.pin(event.clientId, cache));
    return found;
  }
  return undefined;
}
