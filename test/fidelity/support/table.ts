import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a booklet states, and where it is stated here. */
export interface Row {
  readonly id: string;
  readonly section: string;
  readonly kind: string;
  readonly status: Status;
}

export type Status =
  | { readonly kind: 'stated'; readonly rules: readonly string[] }
  | { readonly kind: 'omitted'; readonly reason: string }
  | { readonly kind: 'pending' }
  | { readonly kind: 'malformed'; readonly text: string };

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly widths: ReadonlySet<number>;
  readonly rows: readonly Row[];
}

export const COLUMNS = ['id', 'section', 'kind', 'statement', 'terms', 'rules'];

const RULE = /^[a-z0-9-]+\.[a-z0-9-]+\.[a-z0-9-]+$/;
const folder = join(import.meta.dirname, '..');

export function readTables(): Table[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .map((name) =>
      parseTable(name.replace(/\.tsv$/, ''), readFileSync(join(folder, name), 'utf8')),
    );
}

export function parseTable(name: string, text: string): Table {
  const [columns = [], ...lines] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return {
    name,
    columns,
    widths: new Set(lines.map((cells) => cells.length)),
    rows: lines.map((cells) => ({
      id: cells[0] ?? '',
      section: cells[1] ?? '',
      kind: cells[2] ?? '',
      status: readStatus(cells[COLUMNS.indexOf('rules')] ?? ''),
    })),
  };
}

export function readStatus(text: string): Status {
  if (text === 'pending') return { kind: 'pending' };
  const [, reason] = /^omitted: (\S.*)$/.exec(text) ?? [];
  if (reason !== undefined) return { kind: 'omitted', reason };
  const rules = text.split(';');
  return rules.every((rule) => RULE.test(rule))
    ? { kind: 'stated', rules }
    : { kind: 'malformed', text };
}
