import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { kinOf } from './support/kin.ts';

const source = readFileSync(path.join('src', 'lexicon', 'kin.ts'), 'utf8');

describe('words that players use for each other', () => {
  it('stand on one line only, so that a correction is made once', () => {
    const lists = (source.match(/`\n[^`]+`/g) ?? []).map((list) => list.slice(1, -1));
    expect(lists).toHaveLength(4);
    for (const list of lists) {
      const lines = list.split('\n').map((line) => line.trim());
      const filled = lines.filter((line) => line !== '');
      expect(filled.length).toBeGreaterThan(20);
      expect(filled.filter((line, index) => filled.indexOf(line) !== index)).toEqual([]);
    }
  });

  it('are found from each word of a line', () => {
    expect(kinOf('uk', 'битва')).toContain('бій');
    expect(kinOf('uk', 'бій')).toContain('битва');
  });
});
