import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const here = import.meta.dirname;
const [columns = [], ...rows] = readFileSync(join(here, 'examples.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));
const ids = rows.map(([id = '']) => id);

const numbered = (prefix: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index + 1).padStart(2, '0')}`);

/** Eleven groups of the Ukrainian booklets; 46 examples and answers of the Russian one; 38 derived. */
const GROUPS = Array.from({ length: 11 }, (_, index) => `A${index + 1}`);
const EXPECTED = [...numbered('EX-', 46), ...numbered('DV-', 38)];

const sources = new Map<string, string>();
const sourceOf = (file: string): string => {
  const text = sources.get(file) ?? readFileSync(join(here, file), 'utf8').replace(/\s+/g, ' ');
  sources.set(file, text);
  return text;
};

/** A claim stands in the test file as the name of a test, or of a table of tests. */
const isTested = (cell: string): boolean => {
  const [file = '', claim = ''] = cell.split(' > ');
  const name = claim.replace(/^describe: /, '');
  return sourceOf(file).includes(`'${name}'`);
};

describe('the worked examples of the booklets', () => {
  it('are listed in four columns, each once', () => {
    expect(columns).toEqual(['id', 'source', 'result', 'test']);
    expect(rows.filter((row) => row.length !== columns.length || row.includes(''))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are all there', () => {
    expect(EXPECTED.filter((id) => !ids.includes(id))).toEqual([]);
    expect(
      GROUPS.filter((group) => !ids.some((id) => id === group || id.startsWith(`${group}-`))),
    ).toEqual([]);
  });

  it('are tested, or say why not', () => {
    const open = rows.filter(
      ([, , , cell = '']) =>
        !/^not: \S.{10}/.test(cell) && (cell.startsWith('not:') || !isTested(cell)),
    );
    expect(open.map(([id, , , cell]) => `${id}: ${cell}`)).toEqual([]);
  });

  it('are tested for the most part', () => {
    const untested = rows.filter(([, , , cell = '']) => cell.startsWith('not:'));
    expect(untested.length / rows.length).toBeLessThan(0.2);
  });
});
