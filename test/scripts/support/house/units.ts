import ts from 'typescript';
import { nodesOf, type Source } from './sources.ts';

/** What names most units of a game in one list names them all, and a new one has to be added to it. */
const MOST = 0.7;

const textOf = (node: ts.Node | undefined): readonly string[] =>
  node && (ts.isStringLiteralLike(node) || ts.isIdentifier(node)) ? [node.text] : [];

/** What a map, an array, a union or a switch lists; of a row in an array, what stands first. */
function listedIn(node: ts.Node): readonly string[] {
  if (ts.isObjectLiteralExpression(node) || ts.isTypeLiteralNode(node)) {
    const members: readonly (ts.ObjectLiteralElementLike | ts.TypeElement)[] = ts.isTypeLiteralNode(
      node,
    )
      ? node.members
      : node.properties;
    return members.flatMap(({ name }) => textOf(name));
  }
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.flatMap((element) => {
      const first = ts.isArrayLiteralExpression(element) ? element.elements[0] : element;
      return ts.isObjectLiteralExpression(element) || ts.isCallExpression(element)
        ? Array.from(nodesOf(element)).flatMap(textOf)
        : textOf(first);
    });
  }
  if (ts.isUnionTypeNode(node)) {
    return node.types.flatMap((type) => (ts.isLiteralTypeNode(type) ? textOf(type.literal) : []));
  }
  if (ts.isCaseBlock(node)) {
    return node.clauses.flatMap((clause) =>
      ts.isCaseClause(clause) ? textOf(clause.expression) : [],
    );
  }
  return [];
}

/** Sources that list the units one by one. */
export const unitLists = (
  sources: readonly Source[],
  units: readonly string[],
): readonly string[] =>
  sources
    .filter(({ tree }) =>
      [...nodesOf(tree)].some((node) => {
        const listed = new Set(listedIn(node));
        return units.filter((unit) => listed.has(unit)).length >= MOST * units.length;
      }),
    )
    .map(({ file }) => file);
