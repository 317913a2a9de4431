import path from 'node:path';
import ts from 'typescript';

/** What the files of one folder of `src` may import besides one another. */
interface Layer {
  readonly folders: readonly string[];
  /** Folders whose types may be used, but nothing that runs. */
  readonly typesOf?: readonly string[];
  readonly packages: (name: string) => boolean;
}

const withoutAstro = (name: string): boolean =>
  // Zod comes with Astro and is not part of it.
  name === 'astro/zod' || !/^(astro|preact)([:/]|$)|^@astrojs\//.test(name);

/** `.` stands for the files that lie in `src` itself. */
export const layers: Readonly<Record<string, Layer>> = {
  engine: { folders: [], packages: () => false },
  words: { folders: ['rules'], packages: withoutAstro },
  rules: { folders: ['engine', 'words', '.'], packages: withoutAstro },
  search: { folders: ['words', 'rules', 'i18n', 'styles', '.'], packages: withoutAstro },
  api: { folders: ['embeds', 'i18n', 'rules', '.'], packages: withoutAstro },
  i18n: {
    folders: ['engine', 'rules', '.'],
    typesOf: ['offline'],
    packages: withoutAstro,
  },
  offline: { folders: ['i18n', 'rules', 'styles', '.'], packages: withoutAstro },
  data: { folders: ['engine', 'i18n', 'rules'], packages: () => false },
  widgets: {
    folders: ['engine', 'i18n', 'styles', '.'],
    typesOf: ['rules'],
    packages: (name) => /^preact(\/|$)/.test(name),
  },
};

interface Import {
  readonly name: string;
  readonly typeOnly: boolean;
  readonly line: number;
}

/** Every module that a source file names, in whichever way. */
export function importsOf(text: string): Import[] {
  const source = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, typeOnly: boolean): void => {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return;
    const { line } = source.getLineAndCharacterOfPosition(specifier.getStart());
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
  visit(source);
  return found;
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

/** The imports of one file, named from the project's root, that its layer forbids. */
export function violations(file: string, text: string): string[] {
  const own = folderOf(file);
  const layer = layers[own];
  if (layer === undefined) return [];
  return importsOf(text)
    .filter(({ name, typeOnly }) => {
      const target = targetOf(file, name);
      if (target === null) return !layer.packages(name);
      if (target === own || layer.folders.includes(target)) return false;
      return !(typeOnly && layer.typesOf?.includes(target));
    })
    .map(({ name, line }) => `${file}:${line} imports ${name}`);
}

function folderOf(file: string): string {
  const [top, folder = '.', ...rest] = file.split('/');
  if (top !== 'src') return `outside src: ${top ?? ''}`;
  return rest.length === 0 ? '.' : folder;
}

/** The folder of `src` that an import leads to; null for a package. */
function targetOf(file: string, name: string): string | null {
  if (name.startsWith('~/')) return folderOf(`src/${name.slice(2)}`);
  return name.startsWith('.') ? folderOf(path.posix.join(path.posix.dirname(file), name)) : null;
}
