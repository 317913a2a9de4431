import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../src/rules/languages.ts';

export const QUERY_KINDS = [
  'term',
  'inflected',
  'typo',
  'layout',
  'english',
  'synonym',
  'number',
  'short',
  'question',
] as const;

export type QueryKind = (typeof QUERY_KINDS)[number];

/** A query somebody may type, and the records that would answer it. */
export interface JudgedQuery {
  readonly query: string;
  readonly kind: QueryKind;
  readonly ids: readonly string[];
}

/** `queries` judge the search; `tuning` is what its weights were tried on. */
export type QuerySet = 'queries' | 'tuning';

/** None, where nobody has written them yet. */
export function readQueries(set: QuerySet, language: Language): readonly JudgedQuery[] {
  const file = join('test', 'search', `${set}.${language}.tsv`);
  return existsSync(file) ? parseQueries(readFileSync(file, 'utf8'), file) : [];
}

export function parseQueries(text: string, file: string): readonly JudgedQuery[] {
  return text.split(/\r?\n/).flatMap((line, at) => {
    if (line.trim() === '' || line.startsWith('#') || (at === 0 && isHeader(line))) return [];
    const [query = '', kind = '', ids = ''] = line.split('\t');
    const fail = (reason: string): never => {
      throw new Error(`${file}:${at + 1} ${reason}\n    Write: query, a tab, kind, a tab, ids.`);
    };
    const known = QUERY_KINDS.find((candidate) => candidate === kind.trim());
    if (known === undefined) return fail(`«${kind}» is none of: ${QUERY_KINDS.join(', ')}.`);
    const acceptable = ids.split(';').flatMap((id) => id.trim() || []);
    if (query.trim() === '' || acceptable.length === 0)
      return fail('A query or its ids are missing.');
    return [{ query, kind: known, ids: acceptable }];
  });
}

const isHeader = (line: string): boolean => line.startsWith('query\tkind\t');
