import ts from 'typescript';
import { nodesOf, placeOf, type Source } from './sources.ts';

/** Shorter ones say what one event or one question rests on. */
const LIST = 6;
/** A list that is kept by hand says again what the code beside it says. */
const SAID_ELSEWHERE = 0.9;

const textsOf = (list: ts.ArrayLiteralExpression): readonly string[] =>
  list.elements.flatMap((element) => (ts.isStringLiteralLike(element) ? [element.text] : []));

/** Names of rules are written with their game or without it. */
const isRule = (known: ReadonlySet<string>, game: string, text: string): boolean =>
  known.has(text) || known.has(`${game}.${text}`);

const gameOf = (file: string): string | undefined => /^src\/games\/([^/]+)\//.exec(file)?.[1];

/** Lists of rules whose names stand in the code of their game anyway. What is made by «npm run ids» is not kept. */
export function keptRuleLists(
  sources: readonly Source[],
  known: ReadonlySet<string>,
): readonly string[] {
  const written = sources.filter(({ tree }) => !tree.text.startsWith('// Made by «npm run ids»'));
  const games = new Set(written.flatMap(({ file }) => gameOf(file) ?? []));
  return [...games].flatMap((game) => {
    const own = written.filter(({ file }) => gameOf(file) === game);
    const nodes = own.flatMap(({ tree }) => [...nodesOf(tree)]);
    const times = new Map<string, number>();
    for (const node of nodes) {
      if (ts.isStringLiteralLike(node)) times.set(node.text, (times.get(node.text) ?? 0) + 1);
    }
    return nodes
      .filter((node) => ts.isArrayLiteralExpression(node))
      .filter((list) => {
        const rules = textsOf(list).filter((text) => isRule(known, game, text));
        const elsewhere = rules.filter((rule) => (times.get(rule) ?? 0) > 1);
        return rules.length >= LIST && elsewhere.length >= SAID_ELSEWHERE * rules.length;
      })
      .map(placeOf);
  });
}
