import ts from 'typescript';

export interface ScriptImports {
  /** Needed before the script runs. */
  readonly needed: readonly string[];
  /** What it fetches with import(). */
  readonly deferred: readonly string[];
}

/** What a bundled script asks for, by names relative to it. */
export function importsOf(text: string): ScriptImports {
  const needed: string[] = [];
  const deferred: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const from = node.moduleSpecifier;
      if (from !== undefined && ts.isStringLiteralLike(from)) needed.push(from.text);
    }
    const name = deferredName(node);
    if (name !== undefined) deferred.push(name);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('file.js', text, ts.ScriptTarget.Latest));
  return { needed, deferred };
}

function deferredName(node: ts.Node): string | undefined {
  const isImport =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const [name] = isImport ? node.arguments : [];
  return name !== undefined && ts.isStringLiteralLike(name) ? name.text : undefined;
}
