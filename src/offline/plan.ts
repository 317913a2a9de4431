import type { FilePath, PackFile, PackManifest } from './manifest.ts';

/** A cache that holds files of a pack, with the list they were fetched by. */
export interface Holding {
  readonly cache: string;
  readonly manifest: PackManifest;
  /** What of the list is in it; a pack that was broken off holds a part. */
  readonly held: ReadonlySet<FilePath>;
}

export interface Copy {
  readonly file: PackFile;
  readonly from: string;
}

export interface Plan {
  readonly copies: readonly Copy[];
  readonly fetches: readonly PackFile[];
}

/**
 * How a new version comes to be in a cache of its own: what is there already stays, what any other
 * pack holds with the same content is copied, only the rest is fetched.
 */
export function planPack(
  next: PackManifest,
  present: ReadonlySet<FilePath>,
  holdings: readonly Holding[],
): Plan {
  const byHash = new Map<string, { readonly path: FilePath; readonly from: string }>();
  for (const { cache, manifest, held } of holdings) {
    for (const { path, hash } of manifest.files) {
      if (held.has(path)) byHash.set(`${hash} ${path}`, { path, from: cache });
    }
  }
  const copies: Copy[] = [];
  const fetches: PackFile[] = [];
  for (const file of next.files) {
    if (present.has(file.path)) continue;
    const twin = byHash.get(`${file.hash} ${file.path}`);
    if (twin === undefined) fetches.push(file);
    else copies.push({ file, from: twin.from });
  }
  return { copies, fetches };
}

/** Whether every file of the list is there. */
export const isWhole = (manifest: PackManifest, present: ReadonlySet<FilePath>): boolean =>
  manifest.files.every(({ path }) => present.has(path));

export const bytesOf = (files: readonly PackFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);
