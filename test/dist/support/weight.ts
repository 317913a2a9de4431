import { posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { selectAll } from 'hast-util-select';
import ts from 'typescript';
import { attribute } from './elements.ts';
import { files, page, readBytes, readText } from './site.ts';

/** What a reader’s browser fetches to show a page, in bytes on the wire. */
export interface Weight {
  readonly script: number;
  /** HTML, style sheets and script together. */
  readonly page: number;
  readonly fonts: number;
}

export function weigh(url: string): Weight {
  const { tree } = page(url);
  const addresses = (selector: string, name: string): string[] =>
    selectAll(selector, tree).flatMap((element) => attribute(element, name) ?? []);
  const scripts = withImports([
    ...addresses('script[src]', 'src'),
    ...addresses('link[rel="modulepreload"]', 'href'),
  ]);
  const sheets = addresses('link[rel="stylesheet"]', 'href');
  const fonts = new Set([
    ...addresses('link[rel="preload"][as="font"]', 'href'),
    ...sheets.flatMap((sheet) => fontsOf(sheet)),
  ]);
  const script = sum(scripts, packed);
  return {
    script,
    page: packed(`${url}index.html`) + sum(sheets, packed) + script,
    // Already packed by their own format.
    fonts: sum(fonts, (file) => readBytes(file).length),
  };
}

/** The scripts and all that they need before they run; what they fetch later is not counted. */
export function withImports(scripts: Iterable<string>): ReadonlySet<string> {
  const all = new Set(scripts);
  for (const file of all) {
    for (const name of importsOf(file)) {
      all.add(posix.join(posix.dirname(file), name));
    }
  }
  return all;
}

const known = new Map<string, readonly string[]>();

function importsOf(file: string): readonly string[] {
  const names = known.get(file) ?? staticImports(readText(file));
  known.set(file, names);
  return names;
}

export function staticImports(text: string): string[] {
  const { statements } = ts.createSourceFile('file.js', text, ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    const from =
      ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
        ? statement.moduleSpecifier
        : undefined;
    return from !== undefined && ts.isStringLiteral(from) ? [from.text] : [];
  });
}

function fontsOf(sheet: string): string[] {
  return Array.from(readText(sheet).matchAll(/url\(["']?(\/[^)"']+\.woff2)/g), ([, file]) => file ?? '');
}

const packedSizes = new Map<string, number>();

export function packed(file: string): number {
  if (!files.has(file)) throw new Error(`The page asks for ${file}, which the site does not have.`);
  const size = packedSizes.get(file) ?? brotliCompressSync(readBytes(file)).length;
  packedSizes.set(file, size);
  return size;
}

function sum(names: Iterable<string>, weight: (name: string) => number): number {
  return [...names].reduce((total, name) => total + weight(name), 0);
}
