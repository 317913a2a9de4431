import ts from 'typescript';

/** One import() of a bundled script, and the names of the properties it stands in. */
export interface Deferred {
  readonly name: string;
  readonly within: readonly string[];
}

export interface ScriptImports {
  /** Needed before the script runs. */
  readonly needed: readonly string[];
  readonly deferred: readonly Deferred[];
}

/** What a bundled script asks for, by names relative to it. */
export function importsOf(text: string): ScriptImports {
  const needed: string[] = [];
  const deferred: Deferred[] = [];
  const look = (node: ts.Node, within: readonly string[]): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const from = node.moduleSpecifier;
      if (from !== undefined && ts.isStringLiteralLike(from)) needed.push(from.text);
    }
    const named =
      ts.isPropertyAssignment(node) &&
      (ts.isIdentifier(node.name) || ts.isStringLiteralLike(node.name))
        ? [...within, node.name.text]
        : within;
    const name = deferredName(node);
    if (name !== undefined) deferred.push({ name, within: named });
    ts.forEachChild(node, (child) => look(child, named));
  };
  look(ts.createSourceFile('file.js', text, ts.ScriptTarget.Latest), []);
  return { needed, deferred };
}

function deferredName(node: ts.Node): string | undefined {
  const isImport =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const [name] = isImport ? node.arguments : [];
  return name !== undefined && ts.isStringLiteralLike(name) ? name.text : undefined;
}
