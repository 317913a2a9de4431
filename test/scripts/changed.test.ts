import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedFiles, reasonLines, touchedBy } from '../../scripts/lib/changed.mjs';

const CODE = ['format', 'lint', 'types', 'unused', 'unit'];
const ALL = ['content', ...CODE, 'e2e', 'bundle', 'dist', 'hosts'];

describe('the parts that a change touches', () => {
  it.each([
    ['content/duel/uk/movement.mdx', ['content', 'format', 'unit', 'e2e', 'dist', 'hosts']],
    ['src/engine/play.ts', ALL],
    ['public/_headers', ['format', 'lint', 'unit', 'e2e', 'dist', 'hosts']],
    ['test/lexicon/fold.test.ts', CODE],
    ['test/e2e/theme.spec.ts', [...CODE, 'e2e']],
    ['test/dist/sizes.tsv', [...CODE, 'dist']],
    ['README.md', ['format', 'unit']],
    ['.config/hosts/nginx/site.conf', ['format', 'unit', 'hosts']],
    ['package-lock.json', ALL],
    ['.config/eslint.config.js', ALL],
    ['a-new-folder/x.ts', ALL],
  ])('by %s are %j', (file, expected) => {
    expect([...touchedBy([file]).reasons.keys()]).toEqual(expected);
  });

  it('are those of all its files together, each with the files that call for it', () => {
    const { reasons } = touchedBy(['README.md', 'src/base.ts', 'src/site.ts']);
    expect(reasonLines(reasons)).toContain('unit: README.md and 2 more');
    expect(reasonLines(reasons)).toContain('e2e: src/base.ts and 1 more');
    expect(reasonLines(touchedBy(['README.md']).reasons)).toEqual([
      'format: README.md',
      'unit: README.md',
    ]);
  });

  it('are none when nothing has changed', () => {
    expect(touchedBy([]).reasons.size).toBe(0);
  });

  it('hold the unit tests that import it, unless tests may read it without an import', () => {
    expect(touchedBy(['src/base.ts', 'test/lexicon/fold.test.ts']).byImports).toBe(true);
    for (const read of ['content/ids.txt', 'test/search/queries.uk.tsv', 'src/styles/tokens.css']) {
      expect(touchedBy(['src/base.ts', read]).byImports, read).toBe(false);
    }
  });
});

describe('what has changed', () => {
  let folder: string;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: folder });
  const write = (file: string, text: string): void => writeFileSync(path.join(folder, file), text);

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'kodeks-changed-'));
    git('init', '-q', '-b', 'main');
    for (const file of ['kept', 'edited', 'moved', '.gitignore']) write(file, 'ignored\n');
    git('add', '.');
    git('commit', '-q', '-m', 'first');
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('is edited, added, moved from and to, and not yet known to Git', () => {
    write('edited', 'now');
    write('ігрове', 'new');
    write('ignored', 'not a part of it');
    git('mv', 'moved', 'to');
    expect(changedFiles(folder, 'HEAD')).toEqual(['edited', 'moved', 'to', 'ігрове']);
  });

  it('is told against another revision, too', () => {
    write('edited', 'now');
    git('commit', '-q', '-a', '-m', 'second');
    expect(changedFiles(folder, 'HEAD')).toEqual([]);
    expect(changedFiles(folder, 'HEAD~1')).toEqual(['edited']);
  });

  it('is not guessed when the revision is unknown', () => {
    expect(() => changedFiles(folder, 'nowhere')).toThrow('“nowhere”');
  });
});
