import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readScripts } from '../../src/offline/build/built-scripts.ts';
import { LIST_FILE, manifestFile, type PackManifest } from '../../src/offline/manifest.ts';
import { publishedModel } from '../rules/support/content.ts';
import { importsOf } from './support/scripts.ts';
import { files, readJson, readText, root } from './support/site.ts';

const { games } = await publishedModel();
const scripts = readScripts(root);
// Only the build makes these files.
const packs = Object.keys(readJson(`/${LIST_FILE}`) as object).map((key) => {
  const manifest = readJson(`/${manifestFile(key)}`) as PackManifest;
  return { key, paths: new Set(manifest.files.map(({ path }) => path)) };
});
const beside = (file: string, name: string): string => posix.join(posix.dirname(file), name);
const isScript = (path: string): boolean => path.startsWith('_astro/') && path.endsWith('.js');

/** Read off the scripts themselves: what the bundler told must not be asked again. */
const importsIn = new Map(
  [...files]
    .map((file) => file.slice(1))
    .filter(isScript)
    .map((file) => [file, importsOf(readText(`/${file}`))]),
);

describe.each(packs)('the pack $key', ({ key, paths }) => {
  it('holds all that its scripts need before they run', () => {
    const found = [...paths].filter(isScript);
    const missing = found.flatMap((file) =>
      (importsIn.get(file)?.needed ?? [])
        .map((name) => beside(file, name))
        .filter((needed) => !paths.has(needed)),
    );
    expect(found.length).toBeGreaterThan(3);
    expect(missing).toEqual([]);
  });

  it('holds what its scripts fetch later, but for other games and the other language', () => {
    const [language = '', game = ''] = key.split('/');
    const others = games.flatMap(({ id }) => (id === game ? [] : [id]));
    const sources = new Map(
      Object.values(scripts).flatMap(({ later }) => later.map(({ file, of }) => [file, of])),
    );
    const left = [...paths]
      .filter(isScript)
      .flatMap((file) =>
        (importsIn.get(file)?.deferred ?? [])
          .map((name) => beside(file, name))
          .filter((later) => !paths.has(later)),
      );
    const wrong = left.filter((file) => {
      const source = sources.get(file) ?? '';
      const ofOther = others.some((other) => source.includes(`/${other}/`));
      return !ofOther && !source.includes(language === 'uk' ? '/ru/' : '/uk/');
    });
    expect(wrong).toEqual([]);
  });

  it('holds no calculator and no player of another game', () => {
    const [, game = ''] = key.split('/');
    const foreign = Object.values(scripts).flatMap(({ later }) =>
      later.filter(
        ({ file, of }) =>
          paths.has(file) && games.some(({ id }) => id !== game && of.includes(`/${id}/`)),
      ),
    );
    expect(foreign).toEqual([]);
  });
});
