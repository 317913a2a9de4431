import ts from 'typescript';
import { nodesOf, placeOf, type Source } from './sources.ts';

const memberNamed = (
  { properties }: ts.ObjectLiteralExpression,
  name: string,
): ts.ObjectLiteralElementLike | undefined =>
  properties.find((one) => one.name?.getText() === name);

const has = (object: ts.ObjectLiteralExpression, names: readonly string[]): boolean =>
  names.every((name) => memberNamed(object, name) !== undefined);

const objectsIn = ({ tree }: Source): readonly ts.ObjectLiteralExpression[] =>
  [...nodesOf(tree)].filter((node) => ts.isObjectLiteralExpression(node));

/** Whoever hands a step on to another procedure is no machine himself. */
const handsOn = (member: ts.Node | undefined): boolean =>
  member !== undefined &&
  [...nodesOf(member)].some(
    (node) =>
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'apply',
  );

/** Where a procedure is made: something that begins, asks and itself takes the step that follows. */
export const stepMachines = (sources: readonly Source[]): readonly string[] =>
  sources
    .flatMap(objectsIn)
    .filter((object) => has(object, ['begin', 'prompt', 'apply']))
    .filter((object) => !handsOn(memberNamed(object, 'apply')))
    .map(placeOf);

/** Where the sentences of a procedure are given their shape: of its events, and of its choices. */
export const interfacesOfWords = (sources: readonly Source[]): readonly string[] =>
  sources
    .flatMap(({ tree }) => [...nodesOf(tree)])
    .filter((node) => ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node))
    .filter(({ members }) => {
      const shapes = members
        .filter((member) => ts.isPropertySignature(member))
        .filter(({ type }) => type && (ts.isMappedTypeNode(type) || ts.isTypeLiteralNode(type)));
      const names = shapes.map(({ name }) => name.getText());
      return names.includes('events') && names.includes('choices');
    })
    .map(placeOf);

/** Where an event, a choice and an outcome are put into words. */
export const narrators = (sources: readonly Source[]): readonly string[] =>
  sources
    .flatMap(objectsIn)
    .filter((object) => has(object, ['event', 'choice', 'outcome']))
    .map(placeOf);
