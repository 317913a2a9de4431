import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/lib/files.mjs';
import { root } from '../../scripts/lib/root.mjs';

/** A third language is neither: words are looked up in a map of all of them. */
const TWO_WAY = /[!=]==? '(?:uk|ru)'|'(?:uk|ru)' [!=]==?/;

describe('no line takes two languages for all', () => {
  it('anywhere in the source', () => {
    const files = filesBelow(root, 'src').filter((file) => /\.(?:tsx?|js|astro)$/.test(file));
    const found = files.flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => (TWO_WAY.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(found).toEqual([]);
  });

  it.each([
    ["language === 'uk' ? uk : ru", true],
    ["'ru' !== document.documentElement.lang", true],
    ["const words = { uk: 'так', ru: 'да' }[language];", false],
  ])('looks out for «%s»', (line, isFound) => {
    expect(TWO_WAY.test(line)).toBe(isFound);
  });
});
