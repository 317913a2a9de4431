import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

const rows = read('examples.tsv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id = '', where = '', result = '', test = ''] = line.split('\t');
    return { id, where, result, test };
  });

const tests = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.test.ts') && name !== 'examples.test.ts')
  .map(read)
  .join('\n');

const numbered = (letter: string, many: number): readonly string[] =>
  Array.from({ length: many }, (_, index) => `${letter}${index + 1}`);

describe('the list of worked examples', () => {
  it('has every example and question of the booklet and every derived vector, once', () => {
    const questions = [...'abcdefghijk'].map((letter) => `A15${letter}`);
    expect(rows.map(({ id }) => id)).toEqual([
      ...numbered('A', 14),
      ...questions,
      'A16',
      ...numbered('B', 21),
    ]);
  });

  it.each(rows)('$id is held by a test, or says why not', ({ where, result, test }) => {
    expect(where).not.toBe('');
    expect(result).not.toBe('');
    if (test.startsWith('— ')) expect(test.length).toBeGreaterThan(20);
    else expect(tests).toContain(`'${test}'`);
  });
});
