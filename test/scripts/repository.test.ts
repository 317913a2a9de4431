import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { filesBelow } from '../../scripts/lib/files.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { REPORT_FORM } from '../../src/site.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const FORMS = '.github/ISSUE_TEMPLATE';
const forms = filesBelow(root, FORMS).filter((file) => !file.endsWith('/config.yml'));

interface Form {
  readonly name: string;
  readonly description: string;
  readonly body: readonly {
    readonly id: string;
    readonly attributes: { readonly label: string; readonly description?: string };
  }[];
}

describe('a form for reports', () => {
  it('is there where the site leads', () => {
    expect(forms).toContain(`${FORMS}/${REPORT_FORM}`);
  });

  it.each(forms)('%s asks in both languages, in the same order everywhere', (file) => {
    const { name, description, body } = parse(read(file)) as Form;
    const said = body.flatMap(({ attributes }) => [
      attributes.label,
      ...(attributes.description === undefined ? [] : [attributes.description]),
    ]);
    for (const text of [name, description, ...said]) {
      const [ukrainian = '', russian = '', ...rest] = text.split(' · ');
      expect(rest).toEqual([]);
      expect(ukrainian, text).not.toMatch(/[ыэъё]/i);
      expect(russian, text).not.toMatch(/[іїєґ]/i);
      expect(russian.length, text).toBeGreaterThan(2);
    }
    const ids = body.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the owners of files', () => {
  const lines = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));

  it('own what is there', () => {
    const paths = lines.map(([pattern = '']) => pattern).filter((pattern) => pattern !== '*');
    expect(paths.length).toBeGreaterThan(3);
    const gone = paths.filter(
      (pattern) => globSync(pattern.replace(/^\/|\/$/g, ''), { cwd: root }).length === 0,
    );
    expect(gone).toEqual([]);
  });

  it('are somebody for every file', () => {
    expect(lines[0]?.[0]).toBe('*');
    expect(lines.filter(([, ...owners]) => !owners.every((one) => one.startsWith('@')))).toEqual(
      [],
    );
    expect(lines.filter((line) => line.length < 2)).toEqual([]);
  });
});

describe('what keeps packages new', () => {
  const { packageRules } = JSON.parse(read('.github/renovate.json')) as {
    readonly packageRules: readonly { readonly matchPackageNames?: readonly string[] }[];
  };
  const { packages } = JSON.parse(read('package-lock.json')) as {
    readonly packages: Readonly<Record<string, object>>;
  };
  const installed = Object.keys(packages).map((name) => name.replace(/^.*node_modules\//, ''));

  it('groups packages that are there', () => {
    const named = packageRules.flatMap(({ matchPackageNames = [] }) => matchPackageNames);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !installed.some((one) => path.matchesGlob(one, name)))).toEqual(
      [],
    );
  });

  it('names no registry', () => {
    for (const file of ['.github/renovate.json', '.npmrc']) {
      expect(read(file)).not.toMatch(
        /registry[^-]|npmjs|:\/\/(?!docs\.renovatebot\.com\/renovate-schema)/,
      );
    }
  });
});
