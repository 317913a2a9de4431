import type { Language } from '../languages.ts';
import type { Statement } from '../read/name-rules.ts';
import type { TopicText } from '../read/parse-topic.ts';
import type { ProblemList } from '../problems.ts';

/** Where two languages tell one topic, they say the same rules in the same order and kinds. */
export function checkParity(texts: ReadonlyMap<Language, TopicText>, problems: ProblemList): void {
  const [first, ...others] = texts.values();
  if (first === undefined) return;
  for (const other of others) {
    const inFirst = byAnchor(first);
    const inOther = byAnchor(other);
    reportMissing(first, inOther, other, problems);
    reportMissing(other, inFirst, first, problems);
    const shared = other.statements.filter(({ anchor }) => inFirst.has(anchor));
    const order = first.statements.filter(({ anchor }) => inOther.has(anchor));
    for (const [index, statement] of shared.entries()) {
      const expected = order[index];
      if (expected === undefined) break;
      const difference = differenceOf(statement, expected);
      if (difference === undefined) continue;
      problems.add(
        'language-mismatch',
        { file: other.file, line: statement.line, column: statement.column },
        difference,
        `Make it agree with ${first.file}:${expected.line}.`,
      );
      break;
    }
  }
}

function differenceOf(statement: Statement, expected: Statement): string | undefined {
  const { anchor, kind, parent, numbers } = statement;
  if (anchor !== expected.anchor) {
    return `«${anchor}» stands where the other language has «${expected.anchor}».`;
  }
  if (kind !== expected.kind) {
    return `«${anchor}» is of the kind ${kind}, in the other language ${expected.kind}.`;
  }
  if (parent !== expected.parent) {
    return `«${anchor}» stands under «${parent ?? 'nothing'}», in the other language under «${expected.parent ?? 'nothing'}».`;
  }
  if (numbers?.join() !== expected.numbers?.join()) {
    return `«${anchor}» has the number «${numbers?.join(' ') ?? ''}», in the other language «${expected.numbers?.join(' ') ?? ''}».`;
  }
  if (statement.about.join(' ') !== expected.about.join(' ')) {
    return `«${anchor}» is about «${statement.about.join(' ')}», in the other language about «${expected.about.join(' ')}».`;
  }
  return undefined;
}

function reportMissing(
  from: TopicText,
  known: ReadonlyMap<string, Statement>,
  to: TopicText,
  problems: ProblemList,
): void {
  for (const { anchor, line, column } of from.statements) {
    if (known.has(anchor)) continue;
    problems.add(
      'missing-translation',
      { file: from.file, line, column },
      `«${anchor}» has no counterpart in ${to.file}.`,
      'Add it there in the same place, or remove it here.',
    );
  }
}

function byAnchor(text: TopicText): ReadonlyMap<string, Statement> {
  return new Map(text.statements.map((statement) => [statement.anchor, statement]));
}
