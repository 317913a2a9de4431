import ts from 'typescript';
import { mutated } from './mutate.ts';
import type { Mutant } from './mutate.ts';

/** A mistake that can be switched on while the source runs. */
export interface Numbered {
  readonly id: number;
  readonly mutant: Mutant;
}

interface Choice extends Numbered {
  readonly start: number;
  readonly end: number;
}

/** Where an expression may stand in brackets. */
const isWrappable = (node: ts.Node): boolean =>
  ts.isExpression(node) &&
  !ts.isSpreadElement(node) &&
  !(ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent)) &&
  !(ts.isIdentifier(node) && ts.isPropertyAccessExpression(node.parent));

/** The smallest expression round what a mistake replaces, or the call that it leaves out. */
function choiceOf(file: ts.SourceFile, { id, mutant }: Numbered): readonly Choice[] {
  let found: ts.Node | null = null;
  const visit = (node: ts.Node): void => {
    if (node.getStart() > mutant.start || node.getEnd() < mutant.end) return;
    const left =
      ts.isExpressionStatement(node) &&
      node.getStart() === mutant.start &&
      node.getEnd() === mutant.end;
    if (left || isWrappable(node)) found = left ? node.expression : node;
    if (!left) ts.forEachChild(node, visit);
  };
  visit(file);
  const round = found as ts.Node | null;
  return round ? [{ id, mutant, start: round.getStart(), end: round.getEnd() }] : [];
}

/** The source, in which each of these mistakes can be switched on. */
export function switched(source: string, mutants: readonly Numbered[]): string {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const choices = mutants
    .flatMap((numbered) => choiceOf(file, numbered))
    .sort((a, b) => a.start - b.start || b.end - a.end);

  /** What stands from one place to another, with the choices from this one on. */
  const rendered = (start: number, end: number, from: number): string => {
    const next = choices.findIndex((choice, at) => at >= from && choice.start >= start);
    const choice = choices[next];
    if (!choice || choice.end > end) return source.slice(start, end);
    const { id, mutant } = choice;
    const was = source.slice(choice.start, choice.end);
    const becomes =
      mutant.text === ';'
        ? 'undefined'
        : mutated(was, {
            ...mutant,
            start: mutant.start - choice.start,
            end: mutant.end - choice.start,
          });
    const after = choices.findIndex((other, at) => at > next && other.start >= choice.end);
    return [
      source.slice(start, choice.start),
      `(isOn(${id}) ? (${becomes}) : (${rendered(choice.start, choice.end, next + 1)}))`,
      after < 0 ? source.slice(choice.end, end) : rendered(choice.end, end, after),
    ].join('');
  };
  return rendered(0, source.length, 0);
}
