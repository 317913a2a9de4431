import ts from 'typescript';

/** One small mistake in a source: what stands from `start` to `end` becomes `text`. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly was: string;
  readonly text: string;
}

const { SyntaxKind: Kind } = ts;

const SWAPPED: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [Kind.EqualsEqualsEqualsToken]: '!==',
  [Kind.ExclamationEqualsEqualsToken]: '===',
  [Kind.LessThanToken]: '<=',
  [Kind.LessThanEqualsToken]: '<',
  [Kind.GreaterThanToken]: '>=',
  [Kind.GreaterThanEqualsToken]: '>',
  [Kind.PlusToken]: '-',
  [Kind.MinusToken]: '+',
  [Kind.AsteriskToken]: '/',
  [Kind.SlashToken]: '*',
  [Kind.PercentToken]: '*',
  [Kind.AmpersandAmpersandToken]: '||',
  [Kind.BarBarToken]: '&&',
};

const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  find: 'findLast',
  findLast: 'find',
  indexOf: 'lastIndexOf',
  lastIndexOf: 'indexOf',
};

/** Figures of components: facts that tables hold, not what a program does. */
const isData = (node: ts.Node): boolean =>
  (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) &&
  (ts.isObjectLiteralExpression(node.expression) ||
    ts.isArrayLiteralExpression(node.expression) ||
    isData(node.expression));

/** Types vanish, and names of rules, cards and events are held by them: `check:types` tells. */
const isDead = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isThrowStatement(node) ||
  isData(node);

/** What a node may become, apart from what its parts may. */
function* replacements(node: ts.Node): Generator<readonly [ts.Node, string]> {
  if (ts.isBinaryExpression(node)) {
    const swapped = SWAPPED[node.operatorToken.kind];
    if (swapped !== undefined) yield [node.operatorToken, swapped];
    if (node.operatorToken.kind === Kind.QuestionQuestionToken) yield [node, node.left.getText()];
  } else if (ts.isPrefixUnaryExpression(node) && node.operator === Kind.ExclamationToken) {
    yield [node, node.operand.getText()];
  } else if (ts.isNumericLiteral(node)) {
    yield [node, String(Number(node.text) + 1)];
  } else if (node.kind === Kind.TrueKeyword) {
    yield [node, 'false'];
  } else if (node.kind === Kind.FalseKeyword) {
    yield [node, 'true'];
  } else if (ts.isIfStatement(node)) {
    yield [node.expression, 'true'];
    yield [node.expression, 'false'];
  } else if (ts.isConditionalExpression(node)) {
    yield [node.whenTrue, node.whenFalse.getText()];
    yield [node.whenFalse, node.whenTrue.getText()];
  } else if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
    yield [node, ';'];
  } else if (ts.isSpreadElement(node)) {
    yield [node, '...[]'];
  } else if (ts.isPropertyAccessExpression(node)) {
    const method = METHODS[node.name.text];
    if (method !== undefined) yield [node.name, method];
    const call = node.parent;
    if (node.name.text === 'filter' && ts.isCallExpression(call)) {
      yield [call, node.expression.getText()];
    }
  }
}

/** Every mistake of these kinds that a source could hold, in the order of its lines. */
export function mutantsOf(source: string): Mutant[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (isDead(node)) return;
    for (const [part, text] of replacements(node)) {
      const start = part.getStart();
      const line = file.getLineAndCharacterOfPosition(start).line + 1;
      const was = part.getText();
      if (was !== text) found.push({ start, end: part.getEnd(), line, was, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The modules of one folder that a source takes something from while it runs. */
export function importsOf(source: string): string[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest);
  return file.statements.flatMap((statement) =>
    (ts.isImportDeclaration(statement) &&
      statement.importClause?.phaseModifier !== Kind.TypeKeyword) ||
    ts.isExportDeclaration(statement)
      ? statement.moduleSpecifier && ts.isStringLiteral(statement.moduleSpecifier)
        ? [statement.moduleSpecifier.text]
        : []
      : [],
  );
}

export function mutated(source: string, { start, end, text }: Mutant): string {
  return source.slice(0, start) + text + source.slice(end);
}
