import { copyFileSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { compressSite } from '../../../scripts/lib/compress.ts';
import { filesBelow } from '../../../scripts/lib/files.mjs';
import { root } from '../../../scripts/lib/root.mjs';

/** Where these tests put what they serve. */
export const WORK = path.join(root, '.cache', 'hosts');

/** Seconds for a whole site instead of the minutes of the best; the files have the same names. */
const FAST = 4;

/** Pages of single rules: they are thousands, packed like any other, and can be sent as they are. */
const OF_ONE_RULE = /^(?:uk|ru)\/[^/]+\/[^/]+\/[^/]+\//;

/** The built site as it is published, packed files included; the build itself stays as it is. */
export async function packedSite(dist: string, name: string): Promise<string> {
  const target = path.join(WORK, name);
  rmSync(target, { recursive: true, force: true });
  const files = filesBelow(dist, '.');
  link(
    dist,
    target,
    files.filter((file) => !OF_ONE_RULE.test(file)),
  );
  await compressSite(target, FAST);
  link(
    dist,
    target,
    files.filter((file) => OF_ONE_RULE.test(file)),
  );
  return target;
}

function link(from: string, target: string, files: readonly string[]): void {
  const folders = new Set<string>();
  for (const file of files) {
    const to = path.join(target, file);
    const folder = path.dirname(to);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    try {
      linkSync(path.join(from, file), to);
    } catch {
      // Another disk, or a system without links.
      copyFileSync(path.join(from, file), to);
    }
  }
}
