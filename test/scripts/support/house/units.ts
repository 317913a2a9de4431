import ts from 'typescript';
import { nodesOf, type Source } from './sources.ts';

/** A file that names most units of a game names them all, and a new one has to be added to it. */
const MOST = 0.7;

const namesIn = ({ tree }: Source): ReadonlySet<string> =>
  new Set(
    [...nodesOf(tree)].flatMap((node) => {
      if (ts.isStringLiteralLike(node)) return [node.text];
      return ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent) ? [node.text] : [];
    }),
  );

/** Sources that list the units one by one. */
export const unitLists = (
  sources: readonly Source[],
  units: readonly string[],
): readonly string[] =>
  sources
    .filter((source) => {
      const names = namesIn(source);
      return units.filter((unit) => names.has(unit)).length >= MOST * units.length;
    })
    .map(({ file }) => file);
