import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildAndRemember, isBuilt } from '../../scripts/lib/build-stamp.mjs';

describe('a built site', () => {
  let root: string;
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const build = (): Promise<boolean> =>
    buildAndRemember(root, () => {
      write('dist/index.html', '<!doctype html>');
      return Promise.resolve(true);
    });

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'kodeks-build-'));
    write('content/game.yaml', 'id: game');
    write('src/pages/index.astro', '<p />');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true });
  });

  it('is used again while nothing changes', async () => {
    expect(await build()).toBe(true);
    expect(isBuilt(root)).toBe(true);
  });

  it('is not trusted when it was not built by this project', () => {
    write('dist/index.html', '<!doctype html>');
    expect(isBuilt(root)).toBe(false);
  });

  it.each(['content/game.yaml', 'src/pages/index.astro', 'public/icon.svg', 'package-lock.json'])(
    'is built again when %s changes or appears',
    async (file) => {
      await build();
      write(file, 'changed');
      expect(isBuilt(root)).toBe(false);
    },
  );

  it('is built again when an input is deleted', async () => {
    await build();
    rmSync(path.join(root, 'content/game.yaml'));
    expect(isBuilt(root)).toBe(false);
  });

  it('is built again for another address of the site', async () => {
    await build();
    vi.stubEnv('KODEKS_ORIGIN', 'https://other.example');
    expect(isBuilt(root)).toBe(false);
  });

  it('is used again by tests that try harder', async () => {
    await build();
    vi.stubEnv('KODEKS_EFFORT', '10');
    expect(isBuilt(root)).toBe(true);
  });

  it('is built again when a built file is lost or added', async () => {
    await build();
    write('dist/extra.html', '');
    expect(isBuilt(root)).toBe(false);
  });

  it('is built again when an input was edited during the build', async () => {
    await buildAndRemember(root, () => {
      write('dist/index.html', '<!doctype html>');
      write('content/game.yaml', 'id: edited');
      return Promise.resolve(true);
    });
    expect(isBuilt(root)).toBe(false);
  });

  it('is forgotten when the next build fails', async () => {
    await build();
    expect(await buildAndRemember(root, () => Promise.resolve(false))).toBe(false);
    expect(isBuilt(root)).toBe(false);
  });
});
