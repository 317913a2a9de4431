/** A mistake in the content: where it is, what is wrong and why, and what to do about it. */
export interface Problem {
  readonly kind: ProblemKind;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly hint: string;
}

export const PROBLEM_KINDS = [
  'unreadable-file',
  'malformed-data',
  'malformed-markup',
  'unnamed-rule',
  'duplicate-id',
  'ambiguous-term',
  'reserved-name',
  'unknown-rule',
  'unknown-term',
  'unknown-topic',
  'unknown-section',
  'unknown-scenario',
  'unknown-exercise',
  'unused-exercise',
  'unlisted-topic',
  'unlisted-lesson',
  'missing-translation',
  'language-mismatch',
  'vanished-id',
  'unpublished-id',
  'scenario-fails',
  'wrong-answers',
  'spelling',
  'odd-character',
  'slip',
  'different-numbers',
  'lost-number',
  'moved-code',
  'repetition',
  'unused-excuse',
] as const;

export type ProblemKind = (typeof PROBLEM_KINDS)[number];

export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Gathers every mistake, so that an author sees all of them at once instead of one a build. */
export class ProblemList {
  readonly all: Problem[] = [];

  add(kind: ProblemKind, place: Place, message: string, hint: string): void {
    this.all.push({
      kind,
      file: place.file,
      line: place.line,
      column: place.column,
      message,
      hint,
    });
  }

  get sorted(): readonly Problem[] {
    return this.all.toSorted(
      (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
    );
  }
}

/** Files whose text was not read as its author meant it: what else seems wrong in them may not be. */
export function filesToMendFirst({ all }: ProblemList): ReadonlySet<string> {
  const broken = all.filter(({ kind }) => kind === 'malformed-markup' || kind === 'unnamed-rule');
  return new Set(broken.map(({ file }) => file));
}

export function formatProblem(problem: Problem): string {
  const { file, line, column, message, hint } = problem;
  return `${file}:${line}:${column} ${message}\n    ${hint}`;
}

/** Thrown where content must be whole: the message lists every mistake. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const count = `${problems.length} content ${problems.length === 1 ? 'mistake' : 'mistakes'}`;
    super(`${count}\n\n${problems.map(formatProblem).join('\n\n')}\n`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}
