import { statSync } from 'node:fs';
import path from 'node:path';
import { isPackable } from '../compress.ts';
import { filesBelow } from '../files.mjs';

export interface SiteFile {
  /** From the root of the site. */
  readonly path: string;
  readonly bytes: number;
}

/** What hosts count. */
export interface Census {
  readonly files: number;
  readonly bytes: number;
  readonly largest: number;
  /** Files that lie directly in the fullest folder. */
  readonly fullest: number;
}

export function siteFiles(dir: string): readonly SiteFile[] {
  return filesBelow(dir, '.').map((file) => ({
    path: file,
    bytes: statSync(path.join(dir, file)).size,
  }));
}

export function censusOf(files: readonly SiteFile[]): Census {
  const folders = Map.groupBy(files, ({ path: file }) => path.dirname(file)).values();
  return {
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    largest: files.reduce((most, { bytes }) => Math.max(most, bytes), 0),
    fullest: Math.max(0, ...Array.from(folders, ({ length }) => length)),
  };
}

/** After `npm run compress`, which adds two files to each that it packs, neither larger than it. */
export function packedCensus(files: readonly SiteFile[]): Census {
  const packed = files.filter(({ path: file, bytes }) => isPackable(file, bytes));
  return censusOf([
    ...files,
    ...packed.flatMap(({ path: file, bytes }) =>
      ['br', 'gz'].map((ending) => ({ path: `${file}.${ending}`, bytes })),
    ),
  ]);
}
