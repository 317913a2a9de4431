import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'test/bench/README.md';

/** What stands there, row by row, without its head: a bench of one game leaves the others alone. */
export function tableIn(name: string): readonly (readonly string[])[] {
  const [, after = ''] = readFileSync(FILE, 'utf8').split(`<!-- ${name} -->`);
  const [between = ''] = after.split(`<!-- /${name} -->`);
  const lines = between.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** Puts what a bench found between its two marks in the report, and leaves the rest as it is. */
export function report(name: string, lines: readonly string[]): void {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const text = readFileSync(FILE, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${FILE} has no place marked ${begin} … ${end}.`);
  writeFileSync(FILE, `${text.slice(0, from)}${begin}\n\n${lines.join('\n')}\n\n${text.slice(to)}`);
}

/** A table as the formatter of the project writes it. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), line(rule), ...body.map(line)];
}

const pad = (cell: string, width: number, column: number): string =>
  column === 0 ? cell.padEnd(width) : cell.padStart(width);
