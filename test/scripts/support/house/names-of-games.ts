import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { REASONS, type Reason } from './reasons.ts';

/** Made by tools: of what was installed, and of ids. */
const NOT_WRITTEN = /(?:^|\/)package-lock\.json$/;

const folder = (file: string): string | undefined =>
  /^(?:src\/games|content|test\/games)\/([^/]+)\//.exec(file)?.[1];

/** «Big Duel: Second Edition» is also called by what stands before the colon; one word may mean anything. */
const calledBy = (title: string): readonly string[] => [
  title,
  ...title
    .split(':')
    .slice(0, -1)
    .filter((part) => part.includes(' ')),
];

/** A game is whatever has a `game.yaml`. What several are called names none of them. */
function namesOf(root: string, files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const called = files.flatMap((file) => {
    const id = /^content\/([^/]+)\/game\.yaml$/.exec(file)?.[1];
    if (id === undefined) return [];
    const { name } = parse(readFileSync(path.join(root, file), 'utf8')) as {
      readonly name: Readonly<Record<string, string>>;
    };
    const names = [id, ...Object.values(name).flatMap(calledBy)].map((one) => one.toLowerCase());
    return [{ id, names: [...new Set(names)] }];
  });
  const shared = (name: string): boolean =>
    called.filter(({ names }) => names.includes(name)).length > 1;
  return new Map(called.map(({ id, names }) => [id, names.filter((name) => !shared(name))]));
}

/** Files outside the folders of games that name one, whether in code, in a string or in a remark. */
export function filesThatNameGames(root: string, files: readonly string[]): readonly string[] {
  const games = namesOf(root, files);
  const names = [...games.values()].flat();
  return files.filter((file) => {
    if (games.has(folder(file) ?? '') || NOT_WRITTEN.test(file)) return false;
    if (names.some((name) => path.basename(file).includes(name))) return true;
    const text = readFileSync(path.join(root, file), 'utf8');
    if (text.includes('\0')) return false;
    const lower = text.toLowerCase();
    return names.some((name) => lower.includes(name));
  });
}

export interface Excused {
  readonly reason: Reason;
  readonly files: readonly string[];
}

/** Files by the reason that they have, those without one, and reasons that nothing needs. */
export function excuse(files: readonly string[]): {
  readonly excused: readonly Excused[];
  readonly strange: readonly string[];
  readonly idle: readonly Reason[];
} {
  const reasonOf = (file: string): Reason | undefined =>
    REASONS.find(({ files: pattern }) => path.matchesGlob(file, pattern));
  const excused = REASONS.map((reason) => ({
    reason,
    files: files.filter((file) => reasonOf(file) === reason),
  }));
  return {
    excused,
    strange: files.filter((file) => reasonOf(file) === undefined),
    idle: excused.filter((one) => one.files.length === 0).map(({ reason }) => reason),
  };
}
