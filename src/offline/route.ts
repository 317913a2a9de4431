import { INTERFACE, interfaceOf, type InterfaceLanguage } from '../i18n/languages.ts';
import type { FilePath } from './manifest.ts';

/** What the worker makes of a request; undefined leaves it to the browser. */
export type Route =
  | { readonly kind: 'page'; readonly path: FilePath }
  /** Hosts are told that it never changes under its name, so that any copy is the right one. */
  | { readonly kind: 'asset'; readonly path: FilePath }
  | { readonly kind: 'file'; readonly path: FilePath };

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** Data for programs, pictures and cards for other sites, and what the worker reads itself. */
const LEFT_ALONE =
  /^(?:api|og|embed|offline|sitemap)\/|^(?:sw\.js|sitemap\.xml|robots\.txt|llms\.txt)$/;

/** @param base the address of the folder that the worker lies in */
export function routeOf({ method, mode, url }: Asked, base: string): Route | undefined {
  const path = pathBelow(url, base);
  if (method !== 'GET' || path === undefined || LEFT_ALONE.test(path)) return undefined;
  if (mode === 'navigate') return { kind: 'page', path };
  return { kind: /^(?:_astro|fonts)\//.test(path) ? 'asset' : 'file', path };
}

/** Queries name no file here: they are for the scripts of a page. */
export function pathBelow(url: string, base: string): FilePath | undefined {
  const { origin, pathname } = new URL(url);
  const root = new URL(base);
  if (origin !== root.origin || !pathname.startsWith(root.pathname)) return undefined;
  return pathname.slice(root.pathname.length);
}

/** Where else a page may be found that a pack does not hold under its own address. */
export interface Elsewhere {
  readonly path: FilePath;
  readonly fragment: string;
}

/**
 * Hosts add a missing final slash; a rule on a page of its own, of which there are thousands, stands
 * in its topic as well; and a game may be kept in another language only.
 */
export function elsewhere(path: FilePath): readonly Elsewhere[] {
  if (path !== '' && !path.endsWith('/')) return [{ path: `${path}/`, fragment: '' }];
  const [, language, page = ''] = /^([a-z]{2})\/([^/]+\/[^/]+\/.*)$/.exec(path) ?? [];
  if (language === undefined) return [];
  const [, topic, rule = ''] = /^([^/]+\/[^/]+\/)([^/]+)\/$/.exec(page) ?? [];
  const inTopic = topic === undefined ? [] : [{ path: topic, fragment: rule }];
  const others = INTERFACE.filter((other) => other !== language);
  return [
    ...inTopic.map((place) => below(language, place)),
    ...others.flatMap((other) =>
      [{ path: page, fragment: '' }, ...inTopic].map((place) => below(other, place)),
    ),
  ];
}

const below = (language: string, { path, fragment }: Elsewhere): Elsewhere => ({
  path: `${language}/${path}`,
  fragment,
});

/** `uk`, as the address says, or else as the reader's device does. */
export function languageOf(path: FilePath, wanted: readonly string[]): InterfaceLanguage {
  const tags = [path.split('/', 1)[0], ...wanted.map((tag) => tag.slice(0, 2))];
  return interfaceOf(tags.find((tag) => INTERFACE.some((language) => language === tag)));
}

/** The search of one language is one thing: its index and its texts must be of one build. */
export const searchOf = (path: FilePath): string | undefined =>
  /^search\/[a-z]{2}\//.exec(path)?.[0];
