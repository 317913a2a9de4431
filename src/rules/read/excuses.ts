import type { ContentFiles } from './content-files.ts';
import type { GameSource } from './load-game.ts';
import type { Problem, ProblemKind, ProblemList } from '../problems.ts';
import { GLOSSARY_TOPIC, ruleId } from '../link/references.ts';

const EXCUSES_FILE = 'content/excuses.txt';

/** What may be right all the same: of other mistakes there is nothing to judge. */
const EXCUSABLE: ReadonlySet<string> = new Set<ProblemKind>([
  'slip',
  'repetition',
  'foreign-word',
  'wording',
  'long-sentence',
  'repeated-opening',
  'different-numbers',
  'lost-number',
]);

const EXCUSE = /^([a-z-]+) (\S+): (\S.*)$/;

/** Takes the excused mistakes away; an excuse that nothing needs any more is itself one. */
export function applyExcuses(
  files: ContentFiles,
  sources: readonly GameSource[],
  problems: ProblemList,
): void {
  const nameOf = namesOf(sources);
  for (const [index, line] of (files.read(EXCUSES_FILE) ?? '').split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const place = { file: EXCUSES_FILE, line: index + 1, column: 1 };
    const [, kind = '', name = ''] = EXCUSE.exec(line) ?? [];
    if (!EXCUSABLE.has(kind)) {
      problems.add(
        'malformed-data',
        place,
        `«${line}» is no excuse.`,
        `Write «kind game.topic.name: reason»; the kinds are ${[...EXCUSABLE].join(', ')}.`,
      );
    } else if (
      problems.excuse((problem) => problem.kind === kind && nameOf(problem) === name) === 0
    ) {
      problems.add(
        'unused-excuse',
        place,
        `Nothing needs the excuse of «${name}».`,
        'Remove the line, or correct the name: a rule or a term by its id, anything else by its file.',
      );
    }
  }
}

/** The rule or the term at whose words a mistake is reported, or the file where there is none. */
export function namesOf(sources: readonly GameSource[]): (problem: Problem) => string {
  const topics = new Map(
    sources.flatMap(({ game, texts }) =>
      [...texts.values()].flatMap((told) =>
        [...told].map(
          ([topic, text]) => [text.file, { ...text, topic, game: game.data.id }] as const,
        ),
      ),
    ),
  );
  const termAt = ({ game, glossary }: GameSource, line: number): string | undefined => {
    const term = glossary.data.terms.findLast(
      (_, index) => glossary.place(['terms', index, 'id']).line <= line,
    );
    return term && ruleId(game.data.id, GLOSSARY_TOPIC, term.id);
  };
  return ({ file, line }) => {
    const source = sources.find(({ glossary }) => glossary.file === file);
    if (source !== undefined) return termAt(source, line) ?? file;
    const text = topics.get(file);
    const statement = text?.statements.findLast((candidate) => candidate.line <= line);
    if (text === undefined) return file;
    return statement === undefined
      ? `${text.game}.${text.topic}`
      : ruleId(text.game, text.topic, statement.anchor);
  };
}
