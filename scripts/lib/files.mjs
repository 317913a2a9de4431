// @ts-check
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Every file at or below a path, sorted, with forward slashes; nothing when it does not exist.
 * @param {string} root
 * @param {string} start relative to the root
 * @returns {string[]}
 */
export function filesBelow(root, start) {
  const full = path.join(root, start);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [start];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
