// @ts-check
import { execFileSync } from 'node:child_process';
import { parts } from './parts.mjs';
import { UserError } from './user-error.mjs';

/** @typedef {import('./parts.mjs').Part} Part */
/** @typedef {{ readonly paths: RegExp, readonly touches: readonly Part[] }} Row */

/** @type {readonly Part[]} */
const ofCode = ['format', 'lint', 'types', 'unused', 'unit'];
/** @type {readonly Part[]} */
const ofSite = ['dist', 'hosts', 'e2e'];

/**
 * Which parts look at what. A path belongs to every row it matches, and one that matches none may
 * touch everything. The build comes along with what looks at the built site.
 * @type {readonly Row[]}
 */
const table = [
  { paths: /^content\//, touches: ['format', 'content', 'unit', ...ofSite] },
  { paths: /^src\//, touches: [...ofCode, 'content', 'bundle', ...ofSite] },
  { paths: /^public\//, touches: ['format', 'lint', 'unit', ...ofSite] },
  { paths: /^scripts\//, touches: [...ofCode, 'content', 'bundle', ...ofSite] },
  { paths: /^test\//, touches: ofCode },
  { paths: /^test\/dist\//, touches: ['dist'] },
  { paths: /^test\/hosts\//, touches: ['hosts'] },
  { paths: /^test\/e2e\//, touches: ['e2e'] },
  { paths: /^\.github\/|^[^/]+\.md$|^LICENSE$|^NOTICE$/, touches: ['format', 'unit'] },
  { paths: /^\.config\/hosts\//, touches: ['format', 'unit', 'hosts'] },
];

/** Tests import these; whatever else they look at they read, which no graph of imports tells. */
const imported = /^(?:src|scripts|test)\/.*\.(?:m?js|tsx?)$/;

/**
 * What a change can touch.
 * @param {readonly string[]} files
 * @returns {{ reasons: Map<Part, string[]>, byImports: boolean }} each part in its order with the
 *   files that call for it, and whether the imports tell which unit tests they touch
 */
export function touchedBy(files) {
  const rowsOf = new Map(files.map((file) => [file, table.filter((row) => row.paths.test(file))]));
  /** @type {Map<Part, string[]>} */
  const reasons = new Map();
  for (const part of /** @type {Part[]} */ (Object.keys(parts))) {
    if (part === 'sync' || part === 'build') continue;
    const why = files.filter((file) => {
      const rows = rowsOf.get(file) ?? [];
      return rows.length === 0 || rows.some((row) => row.touches.includes(part));
    });
    if (why.length > 0) reasons.set(part, why);
  }
  return { reasons, byImports: files.every((file) => imported.test(file)) };
}

/**
 * What differs from a revision, with what is not committed and not even added.
 * @param {string} root
 * @param {string} base
 * @returns {string[]}
 */
export function changedFiles(root, base) {
  /** @param {string[]} args */
  const git = (args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\0')
      .filter((file) => file !== '');
  try {
    return [
      ...git(['diff', '--name-only', '--no-renames', '-z', base, '--']),
      ...git(['ls-files', '--others', '--exclude-standard', '-z']),
    ].sort();
  } catch {
    throw new UserError(
      `Git does not know what has changed since “${base}”.`,
      'Name a commit or a branch that is there: npm test -- changed --base main',
    );
  }
}

/**
 * Why each part is run: `e2e: src/site.ts and 3 more`.
 * @param {ReadonlyMap<Part, readonly string[]>} reasons
 * @returns {string[]}
 */
export function reasonLines(reasons) {
  return [...reasons].map(([part, [first, ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `${part}: ${first ?? ''}${more}`;
  });
}
