import type { VisitedPage } from '../messages.ts';
import { pathBelow, routeOf, searchOf } from '../route.ts';
import { storable } from './bring-pack.ts';
import { addressOf, prefixOf, type Tools } from './scope.ts';

/** Pages that were looked at, with what they loaded. The oldest give way to new ones. */

const PAGES = 120;
/** More than the site has: only what older builds have left behind has to go. */
const ASSETS = 400;
const SHOWN = 30;

const pagesCache = ({ base }: Tools): string => `${prefixOf(base)}visited`;
const assetsCache = ({ base }: Tools): string => `${prefixOf(base)}assets`;

async function put(tools: Tools, name: string, path: string, response: Response, most: number) {
  const cache = await tools.caches.open(name);
  const address = addressOf(tools, path);
  const copy = storable(response, await response.arrayBuffer());
  // What is put anew goes to the end of the line.
  await cache.delete(address);
  await cache.put(address, copy);
  const entries = await cache.keys();
  await Promise.all(
    entries.slice(0, Math.max(0, entries.length - most)).map((old) => cache.delete(old)),
  );
}

export const keepPage = (tools: Tools, path: string, response: Response): Promise<void> =>
  put(tools, pagesCache(tools), path, response, PAGES).catch(() => undefined);

/** A full device keeps nothing new of this, and nothing else changes. */
export const keepAsset = (tools: Tools, path: string, response: Response): Promise<void> =>
  put(tools, assetsCache(tools), path, response, ASSETS).catch(() => undefined);

export async function visitedCopy(tools: Tools, path: string): Promise<Response | undefined> {
  const cache = await tools.caches.open(pagesCache(tools));
  return cache.match(addressOf(tools, path));
}

/** The first page of a visit loads before there is a worker, and tells afterwards what it has loaded. */
export async function keepLoaded(tools: Tools, loaded: readonly string[]): Promise<void> {
  await Promise.all(
    loaded.map(async (url, at) => {
      const route = routeOf(
        { method: 'GET', mode: at === 0 ? 'navigate' : 'cors', url },
        tools.base,
      );
      if (route === undefined || searchOf(route.path) !== undefined) return;
      if (await tools.caches.match(addressOf(tools, route.path))) return;
      const response = await tools.fetch(url).catch(() => undefined);
      if (response?.ok !== true) return;
      await (route.kind === 'asset' ? keepAsset : keepPage)(tools, route.path, response);
    }),
  );
}

/** The last ones first, under their own titles. */
export async function visitedPages(tools: Tools): Promise<readonly VisitedPage[]> {
  const cache = await tools.caches.open(pagesCache(tools));
  const paths = (await cache.keys()).flatMap(({ url }) => pathBelow(url, tools.base) ?? []);
  const pages = paths.filter((path) => path.endsWith('/') && !path.includes('/offline/'));
  const read = await Promise.all(
    pages
      .toReversed()
      .slice(0, SHOWN)
      .map(async (path) => {
        const html = await (await cache.match(addressOf(tools, path)))?.text();
        const [, title] = /<title>([^<]*)<\/title>/.exec(html ?? '') ?? [];
        return title === undefined ? [] : [{ path, title: plain(title) }];
      }),
  );
  return read.flat();
}

const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

const plain = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => SIGNS[name] ?? whole);

export async function forgetVisited(tools: Tools): Promise<void> {
  await tools.caches.delete(pagesCache(tools));
  await tools.caches.delete(assetsCache(tools));
}
