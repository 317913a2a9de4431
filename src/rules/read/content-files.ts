import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The content folder as the loader sees it: paths relative to the project, so messages are too. */
export interface ContentFiles {
  read(path: string): string | undefined;
  /** Names in a folder, sorted; empty when there is no such folder. */
  list(folder: string): readonly string[];
}

export function filesUnder(root: string): ContentFiles {
  return {
    read(path) {
      const full = join(root, path);
      return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
    },
    list(folder) {
      const full = join(root, folder);
      return existsSync(full) ? readdirSync(full).sort() : [];
    },
  };
}

/** A folder that exists only in memory, for tests of what goes wrong. */
export function filesInMemory(files: Readonly<Record<string, string>>): ContentFiles {
  return {
    read: (path) => files[path],
    list(folder) {
      const prefix = `${folder}/`;
      const names = Object.keys(files)
        .filter((path) => path.startsWith(prefix))
        .map((path) => path.slice(prefix.length).split('/')[0] ?? '');
      return [...new Set(names)].sort();
    },
  };
}
