import ts from 'typescript';
import type { Way } from './broken.ts';

/** What the source gets in place of the signs from `start` to `end`. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** They move the game on; without them it stands still, which any test would notice. */
const MOVING = ['replace', 'done'];

const calleeOf = (node: ts.Node): string | null =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? node.expression.text : null;

/** The function that a statement calls with the draft: something is done to the state. */
const deedOf = (node: ts.Node): string | null => {
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return null;
  const [first] = node.expression.arguments;
  return first && ts.isIdentifier(first) && first.text === 'draft'
    ? calleeOf(node.expression)
    : null;
};

const within = (node: ts.Node, wanted: (node: ts.Node) => boolean): readonly ts.Node[] => {
  if (wanted(node)) return [node];
  const found: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    if (!ts.isFunctionLike(child)) found.push(...within(child, wanted));
  });
  return found;
};

/** What is done in a block, apart from moving on. */
const deedsIn = (block: ts.Block): readonly ts.Node[] => {
  const moves = block.statements.some((each) => MOVING.includes(deedOf(each) ?? ''));
  const still = [...MOVING, 'emit', ...(moves ? [] : ['push'])];
  return block.statements.flatMap((statement) =>
    within(statement, (each) => {
      const deed = deedOf(each);
      return deed !== null && !still.includes(deed);
    }),
  );
};

/** What is done where something is told: in the nearest block of the function that does anything. */
const deedsRound = (node: ts.Node): readonly ts.Node[] => {
  let at = node;
  while (!ts.isFunctionLike(at) && !ts.isSourceFile(at)) {
    const deeds = ts.isBlock(at) ? deedsIn(at) : [];
    if (deeds.length > 0) return deeds;
    at = at.parent;
  }
  return [];
};

/** The body of the function that tells it, where that does something and answers nothing. */
const bodyRound = (node: ts.Node): ts.Block | null => {
  let at = node.parent;
  while (!ts.isFunctionLike(at) && !ts.isSourceFile(at)) at = at.parent;
  if (!ts.isArrowFunction(at) || at.type?.kind !== ts.SyntaxKind.VoidKeyword) return null;
  return ts.isBlock(at.body) ? at.body : null;
};

const namedProperty = (node: ts.ObjectLiteralExpression, names: readonly string[]) =>
  node.properties.find(
    (property) =>
      property.name !== undefined &&
      ts.isIdentifier(property.name) &&
      names.includes(property.name.text),
  );

/** Read once, when its file is: it has to be read anew each time before it can be broken. */
const isRecordOfFile = (node: ts.PropertyAssignment): boolean => {
  let at: ts.Node = node.parent;
  while (!ts.isSourceFile(at)) {
    if (ts.isFunctionLike(at)) return false;
    at = at.parent;
  }
  return true;
};

const isRuleOf = (node: ts.Node, rules: ReadonlySet<string>): node is ts.StringLiteral =>
  ts.isStringLiteral(node) && rules.has(node.text);

const holdsRule = (node: ts.Node, rules: ReadonlySet<string>): boolean =>
  isRuleOf(node, rules) || (ts.forEachChild(node, (child) => holdsRule(child, rules)) ?? false);

/** The same source, in which each place that acts by a rule can be broken while it runs. */
export function breakable(source: string, name: string, rules: ReadonlySet<string>): string {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const edits: Edit[] = [];
  const call = (node: ts.Node, way: Way, rule?: string): string => {
    const start = node.getStart();
    const line = file.getLineAndCharacterOfPosition(start).line + 1;
    const place = JSON.stringify(`${name}:${line}:${start}`);
    return `broken(${[place, `'${way}'`, ...(rule === undefined ? [] : [`'${rule}'`])].join(', ')})`;
  };
  const insert = (at: number, text: string): void => {
    edits.push({ start: at, end: at, text });
  };
  const before = (node: ts.Node, text: string): void => insert(node.getStart(), text);
  const after = (node: ts.Node, text: string): void => insert(node.getEnd(), text);
  const replaced = (property: ts.ObjectLiteralElementLike | undefined, by: string): void => {
    if (property && ts.isShorthandPropertyAssignment(property)) {
      before(property.name, `${property.name.text}: ${by} : `);
    } else if (property && ts.isPropertyAssignment(property)) {
      before(property.initializer, `${by} : (`);
      after(property.initializer, ')');
    }
  };

  /** A question that offers or draws nothing, and one that is put to nobody. */
  const unasked = (node: ts.ObjectLiteralExpression): void => {
    if (!namedProperty(node, ['rules'])) return;
    replaced(namedProperty(node, ['options', 'draws']), `${call(node, 'asks')} ? []`);
    replaced(namedProperty(node, ['by']), `${call(node, 'seats')} ? 'nobody'`);
  };

  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
      return;
    }
    if (calleeOf(node) === 'emit') {
      const body = bodyRound(node);
      if (body) insert(body.getStart() + 1, ` if (${call(node, 'acts')}) return; `);
      for (const deed of deedsRound(node)) before(deed, `${call(node, 'does')} || `);
      before(node, `${call(node, 'tells')} || `);
      return;
    }
    if (ts.isObjectLiteralExpression(node)) unasked(node);
    if (ts.isPropertyAssignment(node)) {
      const called = node.name.getText();
      if (called === 'rules') return;
      if (isRecordOfFile(node) && holdsRule(node.initializer, rules)) {
        before(node.name, 'get ');
        const [start, end] = [node.name.getEnd(), node.initializer.getStart()];
        edits.push({ start, end, text: '() { return (' });
        visit(node.initializer);
        after(node.initializer, '); }');
      } else visit(node.initializer);
      return;
    }
    if (isRuleOf(node, rules)) {
      before(node, `(${call(node, 'names', node.text)} ? null : `);
      after(node, ')');
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edited(source, edits);
}

function edited(source: string, edits: readonly Edit[]): string {
  let at = 0;
  const parts: string[] = [];
  // Sorting keeps what stands at one place in the order in which it was found, the outer first.
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    parts.push(source.slice(at, start), text);
    at = end;
  }
  return parts.join('') + source.slice(at);
}
