import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Root } from 'hast';
import { attribute, elementsIn, type PlacedElement } from './elements.ts';
import { readHtml } from './read-html.ts';

/** The built site: its files, and its pages read once. */

export const root = resolve(process.env['KODEKS_DIST'] ?? 'dist');

if (!existsSync(join(root, 'index.html'))) {
  throw new Error(
    `There is no built site in ${root}. Run «npm run build», or name its folder in KODEKS_DIST.`,
  );
}

/** Paths as a reader asks for them: `/uk/index.html`. */
export const files: ReadonlySet<string> = new Set(
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/')),
);

export const readBytes = (file: string): Buffer => readFileSync(join(root, file));
export const readText = (file: string): string => readBytes(file).toString('utf8');

const known = new Map<string, unknown>();

/** Read once: thousands of rules are looked up in the files of their topics. */
export function readJson(file: string): unknown {
  if (!known.has(file)) known.set(file, JSON.parse(readText(file)));
  return known.get(file);
}

export interface Page {
  /** `/uk/rebellion/`, without the name of the file. */
  readonly url: string;
  readonly tree: Root;
  readonly elements: readonly PlacedElement[];
  readonly ids: readonly string[];
}

const everyPage: readonly Page[] = [...files]
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map(readPage);

export const pageAt: ReadonlyMap<string, Page> = new Map(everyPage.map((page) => [page.url, page]));

/** The pages that draw cards of rules and terms in the frames of other sites. */
export const cards = everyPage.filter(({ url }) => url.startsWith('/embed/'));

/** Signposts at old addresses of rules that have moved: nothing links to them, they only lead on. */
export const signposts = everyPage.filter(
  ({ url, elements }) =>
    !url.startsWith('/embed/') &&
    !url.endsWith('/booklet/') &&
    elements.some(({ element }) => attribute(element, 'content') === 'noindex'),
);

const others = new Set([...cards, ...signposts]);

export const pages = everyPage.filter((page) => !others.has(page));

/** The rest serve readers whose language is not known yet. */
export const languagePages = pages.filter(({ url }) => languageOf(url) !== undefined);

export function languageOf(url: string): 'uk' | 'ru' | undefined {
  if (url.startsWith('/uk/')) return 'uk';
  return url.startsWith('/ru/') ? 'ru' : undefined;
}

export function page(url: string): Page {
  const found = pageAt.get(url);
  if (found === undefined) throw new Error(`The site has no page ${url}.`);
  return found;
}

/** Whether an address leads to a page or file, and its fragment to a place on that page. */
export function answers(address: string): boolean {
  const [path = '', fragment] = address.split('#');
  const target = pageAt.get(decodeURI(path));
  if (target === undefined) return fragment === undefined && files.has(path);
  return fragment === undefined || target.ids.includes(decodeURIComponent(fragment));
}

function readPage(file: string): Page {
  const tree = readHtml(readText(file));
  const elements = elementsIn(tree);
  return {
    url: file.replace(/index\.html$/, ''),
    tree,
    elements,
    ids: elements.flatMap(({ element }) => attribute(element, 'id') ?? []),
  };
}
