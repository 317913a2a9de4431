import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ensureInstalled,
  isInstalled,
  lockStamp,
  recordInstall,
} from '../../scripts/lib/install.mjs';

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
    expect(isInstalled(root)).toBe(false);
  });

  it('counts once it is recorded, and until the lock file changes', () => {
    write('node_modules/node/bin/node', '');
    recordInstall(root);
    expect(isInstalled(root)).toBe(true);
    write('package-lock.json', '{"packages":{"astro":{}}}');
    expect(isInstalled(root)).toBe(false);
  });

  it('is not recorded without the Node of the project', () => {
    write('node_modules/astro/package.json', '{}');
    recordInstall(root);
    expect(isInstalled(root)).toBe(false);
  });

  it('is not made through a link, which would empty the packages of another tree', async () => {
    write('elsewhere/package.json', '{}');
    symlinkSync(path.join(root, 'elsewhere'), path.join(root, 'node_modules'));
    await expect(ensureInstalled(root)).rejects.toThrow('node_modules is a link');
  });
});
