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
  'unrecorded-translation',
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
  'foreign-word',
  'wording',
  'long-sentence',
  'repeated-opening',
  'lost-subject',
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

  /** Takes away what is excused; says how much that was. */
  excuse(isExcused: (problem: Problem) => boolean): number {
    const left = this.all.filter((problem) => !isExcused(problem));
    return this.all.splice(0, this.all.length, ...left).length - left.length;
  }

  get sorted(): readonly Problem[] {
    return this.all.toSorted(
      (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
    );
  }
}

const UNREAD: ReadonlySet<ProblemKind> = new Set([
  'malformed-markup',
  'unnamed-rule',
  'duplicate-id',
]);

/** Files whose text was not read as its author meant it: what else seems wrong in them may not be. */
export function filesToMendFirst({ all }: ProblemList): ReadonlySet<string> {
  return new Set(all.filter(({ kind }) => UNREAD.has(kind)).map(({ file }) => file));
}

export function formatProblem(problem: Problem): string {
  const { file, line, column, message, hint } = problem;
  return `${file}:${line}:${column} ${message}\n    ${hint}`;
}

/** What makes a file unread, or a name lost: much else can seem wrong because of it. */
const CAUSES: ReadonlySet<ProblemKind> = new Set([
  'unreadable-file',
  'malformed-data',
  'malformed-markup',
  'duplicate-id',
]);

/** What seems wrong as soon as something else could not be read. */
const CONSEQUENCES: ReadonlySet<ProblemKind> = new Set([
  'unknown-rule',
  'unknown-term',
  'unknown-topic',
  'unknown-section',
  'unknown-scenario',
  'unknown-exercise',
  'unused-exercise',
  'missing-translation',
  'language-mismatch',
  'unrecorded-translation',
  'vanished-id',
  'unpublished-id',
  'scenario-fails',
]);

/** More of one kind are counted: an author mends the first, and the others are gone or shown next. */
const FEW = 3;

/** All mistakes for an author to read: causes first, and what only follows from them is counted. */
export function reportOf(problems: readonly Problem[]): readonly string[] {
  const causes = problems.filter(({ kind }) => CAUSES.has(kind));
  const others = problems.filter(({ kind }) => !CAUSES.has(kind));
  const follows = causes.length > 0 ? others.filter(({ kind }) => CONSEQUENCES.has(kind)) : [];
  const counted = follows.length > FEW ? follows : [];
  const shown = [...causes, ...others.filter((problem) => !counted.includes(problem))];
  const alike = Map.groupBy(shown, ({ kind, message }) => `${kind} ${message}`);
  const lines = [...alike.values()].flatMap((group) => {
    const [first, ...more] = group;
    if (first === undefined || group.length <= FEW) return group.map(formatProblem);
    const places = more.slice(0, FEW).map(({ file, line }) => `${file}:${line}`);
    return `${formatProblem(first)}\n    The same at ${more.length} more places: ${places.join(', ')}, …`;
  });
  if (counted.length === 0) return lines;
  const kinds = Map.groupBy(counted, ({ kind }) => kind);
  const tally = Array.from(kinds, ([kind, { length }]) => `${length} ${kind}`).join(', ');
  return [
    ...lines,
    `${counted.length} more that may only follow from these: ${tally}.\n    Mend these first; what is left then is shown.`,
  ];
}

/** Thrown where content must be whole: the message lists every mistake. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const count = `${problems.length} content ${problems.length === 1 ? 'mistake' : 'mistakes'}`;
    super(`${count}\n\n${reportOf(problems).join('\n\n')}\n`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}
