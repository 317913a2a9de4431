import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/lib/files.mjs';
import { root } from '../../scripts/lib/root.mjs';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const DECISIONS = '.github/decisions';
const decisions = filesBelow(root, DECISIONS);
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);

const OF_TREE = /^(?:src|test|scripts|content|public|\.config|\.github)(?:\/|$)/;

/** Paths that a text names, `<game>` standing for any: in ticks from the root, in links from the text. */
function pathsIn(file: string, text: string): readonly string[] {
  const prose = text.replaceAll(/^```.*?^```/gms, '');
  const ticked = Array.from(prose.matchAll(/`([^`\s]+)`/g), ([, name = '']) => name);
  const linked = Array.from(prose.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g), ([, to = '']) =>
    path.posix.join(path.posix.dirname(file), to),
  );
  return [...ticked.filter((name) => OF_TREE.test(name)), ...linked];
}

const isThere = (name: string): boolean =>
  globSync(name.replaceAll(/<\w+>/g, '*').replace(/\/$/, ''), { cwd: root }).length > 0;

describe.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md', ...decisions])('%s', (file) => {
  it('names only paths that are there', () => {
    expect(pathsIn(file, read(file)).filter((name) => !isThere(name))).toEqual([]);
  });

  it('names only npm scripts that are there', () => {
    const named = Array.from(
      read(file).matchAll(/npm run (?:-s |--silent )?([\w:-]+)/g),
      ([, name]) => name,
    );
    expect(named.filter((name) => !scripts.some((script) => script === name))).toEqual([]);
  });
});

describe('what says how the site is built', () => {
  it('is read in one go', () => {
    expect(read('ARCHITECTURE.md').split(/\s+/).length).toBeLessThanOrEqual(2000);
  });

  it('finds its paths in ticks and links, and not in what stands for an address or a command', () => {
    const text =
      '`src/base.ts` [x](../test/a.ts#b) [y](https://x.y/z) `npm test` `content/<game>/`';
    expect(pathsIn('.github/x.md', `${text}\n\`\`\`\n\`src/none.ts\`\n\`\`\`\n`)).toEqual([
      'src/base.ts',
      'content/<game>/',
      'test/a.ts',
    ]);
    expect(isThere('content/<game>/game.yaml')).toBe(true);
    expect(isThere('src/none.ts')).toBe(false);
  });
});

describe('a decision', () => {
  it('has the number that follows, whether or not it still holds', () => {
    const numbers = decisions.map((file) => Number(path.basename(file).split('-')[0]));
    expect(numbers).toEqual(Array.from(decisions, (_, at) => at + 1));
  });

  it.each(decisions)('%s says what, since when, why and what follows, in few words', (file) => {
    const text = read(file);
    expect(text).toMatch(
      /^# (\d+)\. .+\n\n\d{4}-\d\d-\d\d\n\n.+\n\n\*\*Why\.\*\* .+\n\n\*\*So\.\*\* .+\n$/s,
    );
    expect(Number(/^# (\d+)/.exec(text)?.[1])).toBe(Number(path.basename(file).split('-')[0]));
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(200);
  });
});
