import type { BuiltScript, BuiltScripts } from '../../src/offline/build/built-scripts.ts';

export interface Share {
  readonly of: string;
  readonly bytes: number;
}

const BUNDLER = 'the bundler';

/** A room of the sources, a part of a game, or a package. */
function roomOf(source: string): string {
  const name = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (name !== undefined) return name;
  const [top, room, game, part] = source.split('/');
  if (top !== 'src' || room === undefined) return BUNDLER;
  return room === 'games' && part !== undefined ? `src/games/${game ?? ''}/${part}` : `src/${room}`;
}

/** The source itself; what the bundler adds has names that are no paths. */
export const nameOf = (source: string): string => (roomOf(source) === BUNDLER ? BUNDLER : source);

/** Most first. */
export function shares(made: BuiltScript['made'], of = roomOf): readonly Share[] {
  const sums = new Map<string, number>();
  for (const { of: source, bytes } of made) {
    sums.set(of(source), (sums.get(of(source)) ?? 0) + bytes);
  }
  return [...sums]
    .map(([name, bytes]) => ({ of: name, bytes }))
    .sort((one, other) => other.bytes - one.bytes);
}

/** What serves the build alone: it reads what authors write, or makes what is published. */
const OF_BUILD =
  /^src\/(?:rules\/(?:read\/(?!codes)|check|link\/(?!references))|markdown|api|pictures|positions|integrations|games\/[^/]+\/(?:positions|tables)\/)/;

/** The search finds the nearest word by the second. */
const RUNS_IN_BROWSERS = new Set(['preact', 'fastest-levenshtein', 'ts-fsrs']);

/** The scripts and all that they need or fetch; what nothing asks for was bundled for nobody. */
export function reached(scripts: BuiltScripts, from: Iterable<string>): readonly string[] {
  const all = new Set(from);
  for (const file of all) {
    const { needs = [], later = [] } = scripts[file] ?? {};
    for (const name of [...needs, ...later.map((one) => one.file)]) all.add(name);
  }
  return [...all];
}

/** Sources and packages that no reader should have to load, with the script that brings them. */
export const strangers = (scripts: BuiltScripts, files: readonly string[]): readonly string[] =>
  files.flatMap((file) =>
    (scripts[file]?.made ?? [])
      .filter(({ of }) =>
        of.includes('node_modules/') ? !RUNS_IN_BROWSERS.has(roomOf(of)) : OF_BUILD.test(of),
      )
      .map(({ of }) => `${file} brings ${of}`),
  );
