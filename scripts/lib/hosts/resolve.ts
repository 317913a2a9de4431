import { headersFor, type HeaderRule } from '../headers.ts';

/** A path of `_headers` with everything that is sent there, the wider patterns' headers included. */
export interface ResolvedRule {
  readonly path: string;
  readonly headers: ReadonlyMap<string, string>;
}

/**
 * Hosts that do not join the headers of all matching patterns need each pattern with all that is
 * joined there, the widest first.
 */
export function resolveRules(rules: readonly HeaderRule[]): readonly ResolvedRule[] {
  const isWhole = (path: string): number => Number(!path.endsWith('*'));
  const paths = [...new Set(rules.map(({ path }) => path))].sort(
    (a, b) => isWhole(a) - isWhole(b) || a.length - b.length,
  );
  for (const path of paths) {
    if (!/^[^*:]*\*?$/.test(path)) {
      throw new Error(
        `“${path}” in _headers cannot be told to every host.\n` +
          'Write whole paths, or a beginning with one “*” at its end.',
      );
    }
  }
  // What only this pattern and wider ones match.
  return paths.map((path) => ({ path, headers: headersFor(rules, path.replace('*', '~')) }));
}
