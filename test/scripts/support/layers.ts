import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What the files of one room of `src` may import besides one another. */
interface Room {
  readonly rooms: ReadonlySet<string>;
  /** Rooms whose types may be used, but nothing that runs. */
  readonly typesOf: ReadonlySet<string>;
  readonly packages: (name: string) => boolean;
}

const PACKAGES: Readonly<Record<string, Room['packages']>> = {
  none: () => false,
  preact: (name) => /^preact(\/|$)/.test(name),
  // Zod comes with Astro and is not part of it.
  'no Astro': (name) => name === 'astro/zod' || !/^(astro|preact)([:/]|$)|^@astrojs\//.test(name),
};

const ticked = (cell: string): readonly string[] =>
  Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name);

const typesIn = (cell: string): readonly string[] =>
  Array.from(cell.matchAll(/types of `([^`]+)`/g), ([, name = '']) => name);

/** The table of ARCHITECTURE.md; rooms that may import anything are left out. */
function roomsOf(text: string): ReadonlyMap<string, Room> {
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('| `src/'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(
    rows.flatMap(([, folders = '', , imports = '', packages = '']) => {
      if (imports === 'anything') return [];
      const allowed = PACKAGES[packages];
      if (!allowed) throw new Error(`ARCHITECTURE.md: no such packages as «${packages}».`);
      const typesOf = new Set(typesIn(imports));
      const room = {
        rooms: new Set(ticked(imports).filter((name) => !typesOf.has(name))),
        typesOf,
        packages: allowed,
      };
      return ticked(folders).map((folder) => [folder.slice('src/'.length, -1), room] as const);
    }),
  );
}

export const rooms = roomsOf(readFileSync('ARCHITECTURE.md', 'utf8'));

interface Import {
  readonly name: string;
  readonly typeOnly: boolean;
  readonly line: number;
}

/** Every module that a source file names, in whichever way; of a page of Astro, its front matter and scripts. */
export function importsOf(text: string, astro = false): Import[] {
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, typeOnly: boolean): void => {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return;
    const { line } = specifier.getSourceFile().getLineAndCharacterOfPosition(specifier.getStart());
    found.push({ name: specifier.text, typeOnly, line: line + 1 });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeImport(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, true);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false);
    }
    ts.forEachChild(node, visit);
  };
  visit(
    ts.createSourceFile('file.tsx', astro ? scriptOf(text) : text, ts.ScriptTarget.Latest, true),
  );
  return found;
}

/** What is no script is left blank, so that lines keep their numbers. */
function scriptOf(page: string): string {
  const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');
  const parts = [...page.matchAll(/^---\n(.*?)^---$|<script[^>]*>(.*?)<\/script>/gms)];
  let script = '';
  for (const { 0: whole, 1: front, 2: inner, index } of parts) {
    const code = front ?? inner ?? '';
    const at = index + whole.indexOf(code);
    script += blank(page.slice(script.length, at)) + code;
  }
  return script;
}

function isTypeImport(clause: ts.ImportClause | undefined): boolean {
  if (clause === undefined) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = clause;
  return (
    name === undefined &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.every((element) => element.isTypeOnly)
  );
}

/** The imports of one file, named from the project's root, that its room forbids. */
export function violations(file: string, text: string): string[] {
  const own = roomOf(file);
  const room = rooms.get(own.name);
  if (room === undefined) return [];
  return importsOf(text, file.endsWith('.astro'))
    .filter(({ name, typeOnly }) => {
      const target = targetOf(file, name);
      if (target === null) return !room.packages(name);
      if (own.game !== undefined && target.game !== undefined && own.game !== target.game)
        return true;
      if (target.name === own.name || room.rooms.has(target.name)) return false;
      return !(typeOnly && room.typesOf.has(target.name));
    })
    .map(({ name, line }) => `${file}:${line} imports ${name}`);
}

interface Place {
  readonly name: string;
  readonly game?: string;
}

function roomOf(file: string): Place {
  const [top, folder = '.', game, part, ...rest] = file.split('/');
  if (top !== 'src') return { name: `outside src: ${top ?? ''}` };
  if (game === undefined) return { name: '.' };
  if (folder !== 'games' || part === undefined) return { name: folder };
  return { name: rest.length === 0 ? 'games/*' : `games/*/${part}`, game };
}

/** The room that an import leads to; null for a package. */
function targetOf(file: string, name: string): Place | null {
  if (name.startsWith('~/')) return roomOf(`src/${name.slice(2)}`);
  return name.startsWith('.') ? roomOf(path.posix.join(path.posix.dirname(file), name)) : null;
}
