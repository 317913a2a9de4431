import { isId } from './ids.ts';
import { isLanguage, type PerLanguage } from '../languages.ts';
import type { RuleId } from '../link/references.ts';
import type { ProblemList } from '../problems.ts';
import type { Release } from './releases.ts';

export const REWORDED_FILE = 'content/reworded.txt';

/** By version and id, what was told in each language before that release told it otherwise. */
export type Reworded = ReadonlyMap<string, ReadonlyMap<RuleId, PerLanguage<string>>>;

const LINE = /^(\d+\.\d+\.\d+) (\S+) (\S+) (.+)$/;

/** Reads the append-only file, a line for each text: `0.2.0 uk duel.fight.hit Words of old.` */
export function readReworded(
  text: string,
  releases: readonly Release[],
  problems: ProblemList,
): Reworded {
  const versions = new Set(releases.map(({ version }) => version));
  const found = new Map<string, Map<RuleId, Partial<Record<string, string>>>>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const [, version = '', language, id, words] = LINE.exec(line) ?? [];
    if (!versions.has(version) || !isLanguage(language) || !isId(id)) {
      problems.add(
        'malformed-data',
        { file: REWORDED_FILE, line: index + 1, column: 1 },
        `«${line.slice(0, 60)}» is no text that a release replaced.`,
        'Take back the change of this line; the file is written by «npm run release» alone.',
      );
      continue;
    }
    const ofVersion = found.get(version) ?? new Map<RuleId, Partial<Record<string, string>>>();
    found.set(version, ofVersion.set(id, { ...ofVersion.get(id), [language]: words }));
  }
  return found;
}

export const rewordedLine = (
  version: string,
  language: string,
  id: RuleId,
  words: string,
): string => `${version} ${language} ${id} ${words.replace(/\s+/g, ' ').trim()}\n`;
