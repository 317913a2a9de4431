import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export interface Source {
  readonly file: string;
  readonly tree: ts.SourceFile;
}

/** Files that people wrote, as git knows them, those of this moment included. */
export const trackedFiles = (root: string): readonly string[] =>
  execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .split('\0')
    .filter((file) => file !== '');

export const linesOf = (text: string): number => text.split('\n').length - 1;

/** The sources of the site as trees of syntax: what stands in a comment or a string is no code. */
export function sourcesIn(root: string, files: readonly string[]): readonly Source[] {
  return files
    .filter((file) => file.startsWith('src/') && /\.tsx?$/.test(file))
    .map((file) => ({
      file,
      tree: ts.createSourceFile(
        file,
        readFileSync(path.join(root, file), 'utf8'),
        ts.ScriptTarget.Latest,
        true,
      ),
    }));
}

/** Everything below a node, itself first. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const inner: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    inner.push(child);
  });
  for (const child of inner) yield* nodesOf(child);
}

export const placeOf = (node: ts.Node): string => {
  const file = node.getSourceFile();
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
};
