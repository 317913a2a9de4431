import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Root } from 'hast';
import { attribute, selectAll } from './elements.ts';
import { readHtml } from './read-html.ts';
import { importsOf as importsIn } from './scripts.ts';

/** What a reader’s browser fetches to show a page, in bytes on the wire. */
export interface Weight {
  readonly html: number;
  readonly style: number;
  readonly script: number;
  /** HTML, style sheets and script together. */
  readonly page: number;
  readonly fonts: number;
  /** The page itself and everything that it names to be fetched at once. */
  readonly requests: number;
}

export interface Weighing {
  /** The strongest that brotli has where none is named. */
  readonly quality?: number;
  /** Where pages have been read already. */
  readonly treeOf?: (url: string) => Root;
}

export interface Weigher {
  readonly weigh: (url: string) => Weight;
  readonly packed: (file: string) => number;
  /** What a page runs at once. */
  readonly scriptsOn: (url: string) => ReadonlySet<string>;
  /** The scripts and all that they need before they run; what they fetch later is not counted. */
  readonly withImports: (scripts: Iterable<string>) => ReadonlySet<string>;
}

/** Weighs the pages of a built site in any folder, each as for a first visit, packed with brotli. */
export function weigherIn(
  root: string,
  { quality = constants.BROTLI_MAX_QUALITY, treeOf }: Weighing = {},
): Weigher {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const weights = new Map<string, Weight>();
  const packedSizes = new Map<string, number>();
  const imports = new Map<string, readonly string[]>();
  const read = (file: string): Buffer => {
    const full = join(root, file);
    if (!existsSync(full))
      throw new Error(`Something asks for ${file}, which the site does not have.`);
    return readFileSync(full);
  };

  function packed(file: string): number {
    const size = packedSizes.get(file) ?? brotliCompressSync(read(file), { params }).length;
    packedSizes.set(file, size);
    return size;
  }

  function importsOf(file: string): readonly string[] {
    const names = imports.get(file) ?? importsIn(read(file).toString('utf8')).needed;
    imports.set(file, names);
    return names;
  }

  function withImports(scripts: Iterable<string>): ReadonlySet<string> {
    const all = new Set(scripts);
    for (const file of all) {
      for (const name of importsOf(file)) all.add(posix.join(posix.dirname(file), name));
    }
    return all;
  }

  function weigh(url: string): Weight {
    const weight = weights.get(url) ?? weighAnew(url);
    weights.set(url, weight);
    return weight;
  }

  function addressesOn(url: string): (selector: string, name: string) => string[] {
    const tree = treeOf?.(url) ?? readHtml(read(`${url}index.html`).toString('utf8'));
    return (selector, name) =>
      selectAll(selector, tree).flatMap((element) => attribute(element, name) ?? []);
  }

  function scriptsOn(url: string, addresses = addressesOn(url)): ReadonlySet<string> {
    return withImports([
      ...addresses('script[src]', 'src'),
      ...addresses('link[rel="modulepreload"]', 'href'),
    ]);
  }

  function weighAnew(url: string): Weight {
    const addresses = addressesOn(url);
    const scripts = scriptsOn(url, addresses);
    const sheets = new Set(addresses('link[rel="stylesheet"]', 'href'));
    const fonts = new Set([
      ...addresses('link[rel="preload"][as="font"]', 'href'),
      ...[...sheets].flatMap((sheet) => fontsIn(read(sheet).toString('utf8'))),
    ]);
    const others = new Set(addresses('link[rel="icon"], link[rel="manifest"]', 'href'));
    const [html, style, script] = [
      packed(`${url}index.html`),
      sum(sheets, packed),
      sum(scripts, packed),
    ];
    return {
      html,
      style,
      script,
      page: html + style + script,
      // Already packed by their own format.
      fonts: sum(fonts, (font) => read(font).length),
      requests: 1 + sheets.size + scripts.size + fonts.size + others.size,
    };
  }

  return { weigh, packed, withImports, scriptsOn };
}

const fontsIn = (sheet: string): string[] =>
  Array.from(sheet.matchAll(/url\(["']?(\/[^)"']+\.woff2)/g), ([, file]) => file ?? '');

const sum = (names: Iterable<string>, weight: (name: string) => number): number =>
  [...names].reduce((total, name) => total + weight(name), 0);
