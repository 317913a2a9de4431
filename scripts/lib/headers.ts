import { INTERFACE } from '../../src/i18n/languages.ts';
import { LANGUAGES } from '../../src/rules/languages.ts';
import { site } from '../../src/site.ts';

/** The lines under one path of a `_headers` file. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/**
 * Reads a `_headers` file as Netlify and Cloudflare Pages do: a path at the start of a line, its
 * headers indented below it, `#` for comments.
 */
export function parseHeaders(text: string, file = '_headers'): HeaderRule[] {
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const words = line.trim();
    if (words === '' || words.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      if (!words.startsWith('/')) {
        throw new Error(
          `${file}:${index + 1}:1: “${words}” is neither a path nor an indented header.\n` +
            'Start a path with “/”, and indent the headers that belong to it.',
        );
      }
      rules.push({ path: words, headers: [] });
      continue;
    }
    const [, name, value] = /^([^\s:]+):\s*(.+)$/.exec(words) ?? [];
    const rule = rules.at(-1);
    if (rule === undefined || name === undefined || value === undefined) {
      throw new Error(
        `${file}:${index + 1}:1: “${words}” is not a header of any path.\n` +
          'Write “Name: value”, indented, below the path it belongs to.',
      );
    }
    rule.headers.push([name, value]);
  }
  return rules;
}

/** The headers of one path; values of a header set more than once are joined, as the hosts do. */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const rule of rules.filter((candidate) => matches(candidate.path, path))) {
    for (const [name, value] of rule.headers) {
      const key = name.toLowerCase();
      const before = found.get(key);
      found.set(key, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return found;
}

/** `*` stands for any rest of the path, `:name` for one segment of it. */
function matches(pattern: string, path: string): boolean {
  const source = pattern
    .split(/(\*|:[a-z]\w*)/i)
    .map((piece) => {
      if (piece === '*') return '.*';
      return piece.startsWith(':') ? '[^/]+' : piece.replace(/[\\^$.|?+()[\]{}]/g, '\\$&');
    })
    .join('');
  return new RegExp(`^${source}$`).test(path);
}

/** Which languages a path of `public/_headers` may stand for. */
const LANGUAGES_OF: Readonly<Record<string, readonly string[]>> = {
  '<language>': INTERFACE,
  '<told>': LANGUAGES,
};

/**
 * `public/_headers` as hosts read it: the lines of a path that names languages once for each of them,
 * and whoever takes reports among those that pages may send something to.
 */
export const siteHeaders = (text: string, reports = site.reports): string =>
  withReports(text, reports).replace(/^\/.*(<\w+>).*\n(?:[ \t].*\n)+\n?/gm, (block, name: string) =>
    (LANGUAGES_OF[name] ?? []).map((language) => block.replace(name, language)).join(''),
  );

const withReports = (text: string, reports: string | undefined): string =>
  reports === undefined
    ? text
    : text.replaceAll(/(connect-src|form-action) 'self'/g, `$1 'self' ${reports}`);
