import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

const rows = read('examples.tsv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

describe('the worked examples', () => {
  it('are 23 of the book and 32 derived from its rules', () => {
    const ids = rows.map(([id = '']) => id);
    expect(ids.filter((id) => id.startsWith('A'))).toEqual(
      Array.from({ length: 23 }, (_, index) => `A${index + 1}`),
    );
    expect(ids.filter((id) => id.startsWith('B'))).toEqual(
      Array.from({ length: 32 }, (_, index) => `B${index + 1}`),
    );
  });

  it.each(rows)('%s has its test, or the reason why not', (id = '', _topic, _result, test = '') => {
    if (!test.endsWith('.test.ts')) {
      expect(test).toMatch(/^no play: .{20}/);
      return;
    }
    const kind = id.startsWith('A') ? 'example' : 'vector';
    expect(read(test)).toMatch(new RegExp(`${kind} ${id}\\b`));
  });
});
