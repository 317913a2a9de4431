import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseList, parseManifest, type PackManifest } from '../../src/offline/manifest.ts';
import { isWhole, planPack } from '../../src/offline/plan.ts';
import { manifestOf } from './support/fake-site.ts';

const files = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', 'd/', 'e.js'),
  fc.constantFrom('1', '2', '3'),
  {
    minKeys: 1,
  },
);
const paths = ({ files: listed }: PackManifest): string[] => listed.map(({ path }) => path);

describe('the plan of a new version', () => {
  it('gets every file that is not there yet once, and nothing else', () => {
    fc.assert(
      fc.property(files, files, fc.nat(5), (next, old, many) => {
        const wanted = manifestOf('uk/duel', next);
        const kept = manifestOf('uk/duel', old);
        const present = new Set(paths(wanted).slice(0, many));
        const plan = planPack(wanted, present, [
          { cache: 'old', manifest: kept, held: new Set(paths(kept)) },
        ]);
        const got = [...plan.copies.map(({ file }) => file), ...plan.fetches].map(
          ({ path }) => path,
        );
        expect(got.toSorted()).toEqual(
          paths(wanted)
            .filter((path) => !present.has(path))
            .toSorted(),
        );
        expect(isWhole(wanted, new Set([...present, ...got]))).toBe(true);
      }),
    );
  });

  it('copies what has not changed and fetches what has', () => {
    fc.assert(
      fc.property(files, files, (next, old) => {
        const kept = manifestOf('uk/duel', old);
        const { copies, fetches } = planPack(manifestOf('uk/duel', next), new Set(), [
          { cache: 'old', manifest: kept, held: new Set(paths(kept)) },
        ]);
        for (const { file } of copies) expect(next[file.path]).toBe(old[file.path]);
        for (const { path } of fetches) expect(next[path]).not.toBe(old[path]);
      }),
    );
  });

  it('copies nothing that a broken-off pack was to hold and does not', () => {
    const manifest = manifestOf('uk/duel', { a: '1', b: '2' });
    const { copies, fetches } = planPack(manifest, new Set(), [
      { cache: 'part', manifest, held: new Set(['a']) },
    ]);
    expect(copies.map(({ file }) => file.path)).toEqual(['a']);
    expect(fetches.map(({ path }) => path)).toEqual(['b']);
  });
});

describe('a list of files', () => {
  it('is read as it was written', () => {
    const manifest = manifestOf('uk/duel', { '': 'home', 'uk/duel/': 'game' });
    expect(parseManifest(JSON.parse(JSON.stringify(manifest)))).toEqual(manifest);
  });

  it('is refused when anything in it is not what it should be', () => {
    const [file] = manifestOf('uk/duel', { a: '1' }).files;
    const around = (broken: unknown): unknown => ({
      key: 'uk/duel',
      version: 'v',
      files: [file, broken],
    });
    for (const broken of [
      null,
      {},
      { ...file, path: '/etc' },
      { ...file, path: '../other' },
      { ...file, bytes: -1 },
      { ...file, bytes: '1' },
      { ...file, hash: 'short' },
    ]) {
      expect(parseManifest(around(broken))).toBeUndefined();
    }
    expect(parseManifest({ key: 'uk/duel', version: 'v', files: [] })).toBeUndefined();
  });

  it('may be any rubbish without a throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(parseManifest(value)).toBeUndefined();
        expect(() => parseList(value)).not.toThrow();
      }),
    );
  });
});
