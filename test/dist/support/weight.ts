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
    for (const name of staticImports(readText(file))) {
      all.add(posix.join(posix.dirname(file), name));
    }
  }
  return all;
}

export function staticImports(text: string): string[] {
  return sourceOf(text).statements.flatMap((statement) => {
    const from =
      ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
        ? statement.moduleSpecifier
        : undefined;
    return from !== undefined && ts.isStringLiteral(from) ? [from.text] : [];
  });
}

/** Files that a piece of code fetches when it needs them: `import("./x.js")`. */
export function lateImports(node: ts.Node): string[] {
  const found: string[] = [];
  const visit = (each: ts.Node): void => {
    if (ts.isCallExpression(each) && each.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [from] = each.arguments;
      if (from && ts.isStringLiteralLike(from)) found.push(from.text);
    }
    ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}

export const sourceOf = (text: string): ts.SourceFile =>
  ts.createSourceFile('file.js', text, ts.ScriptTarget.Latest);

/** What stands behind each quoted name of a table of loaders: `"a/b": () => import("./x.js")`. */
export function loaders(text: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const visit = (each: ts.Node): void => {
    if (ts.isPropertyAssignment(each) && ts.isStringLiteralLike(each.name)) {
      const imports = lateImports(each.initializer);
      if (imports.length > 0) found.set(each.name.text, imports);
    }
    ts.forEachChild(each, visit);
  };
  visit(sourceOf(text));
  return found;
}

export const packedTogether = (names: Iterable<string>): number => sum(names, packed);

function fontsOf(sheet: string): string[] {
  return Array.from(readText(sheet).matchAll(/url\(["']?(\/[^)"']+\.woff2)/g), ([, file]) => file ?? '');
}

const packedSizes = new Map<string, number>();

function packed(file: string): number {
  if (!files.has(file)) throw new Error(`The page asks for ${file}, which the site does not have.`);
  const size = packedSizes.get(file) ?? brotliCompressSync(readBytes(file)).length;
  packedSizes.set(file, size);
  return size;
}

function sum(names: Iterable<string>, weight: (name: string) => number): number {
  return [...names].reduce((total, name) => total + weight(name), 0);
}
