import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OFFLINE_FOLDER } from '../manifest.ts';

/** What a script of the built site asks for, by the names of files from the root of the site. */
export interface BuiltScript {
  /** Needed before it runs. */
  readonly needs: readonly string[];
  /** What it may fetch later: files and workers, each with the source file that it is made of. */
  readonly later: readonly { readonly file: string; readonly of: string }[];
  /** The source files that it was bundled of, each with what was left of it. */
  readonly made: readonly { readonly of: string; readonly bytes: number }[];
}

export type BuiltScripts = Readonly<Record<string, BuiltScript>>;

/** Beside the packs, for whoever makes packs of the same site again. */
export const SCRIPTS_FILE = `${OFFLINE_FOLDER}scripts.json`;

export const readScripts = (dir: string): BuiltScripts =>
  // Only the build makes this file.
  JSON.parse(readFileSync(join(dir, SCRIPTS_FILE), 'utf8')) as BuiltScripts;
