import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { INTERFACE } from '../../i18n/languages.ts';
import type { Game } from '../../rules/model.ts';
import { gameLanguage } from '../../rules/ask/select.ts';
import {
  HASH_LENGTH,
  LIST_FILE,
  manifestFile,
  OFFLINE_FOLDER,
  packKey,
  siteKey,
  type FilePath,
  type PackFile,
  type PackKey,
  type PackList,
  type PackManifest,
} from '../manifest.ts';
import { bytesOf } from '../plan.ts';
import { SCRIPTS_FILE, type BuiltScripts } from './built-scripts.ts';
import { fileOf, gamePaths, sitePaths, type BuiltSite } from './pack-paths.ts';

/** Near the strength that hosts pack with, so that the size told is about what is fetched. */
const QUALITY = 5;
const TEXT = /(?:^|\/)$|\.(?:html|css|js|json|svg|webmanifest)$/;

export interface WrittenPack {
  readonly key: PackKey;
  readonly manifest: PackManifest;
  readonly packed: number;
}

/** Writes into a built site the lists of what each game is made of; the same site, the same lists. */
export function writePacks(
  dir: string,
  files: readonly string[],
  games: readonly Pick<Game, 'id' | 'languages'>[],
  scripts: BuiltScripts,
): readonly WrittenPack[] {
  rmSync(join(dir, OFFLINE_FOLDER), { recursive: true, force: true });
  const site: BuiltSite = {
    files: new Set(files.filter((file) => !isBesides(file))),
    text: (file) => readFileSync(join(dir, file), 'utf8'),
    scripts,
  };
  const weigh = weigher(dir);
  const ids = games.map(({ id }) => id);
  const packs = INTERFACE.flatMap((language) => [
    [siteKey(language), sitePaths(site, language, ids)] as const,
    ...games.map((game) => {
      const told = gameLanguage(game, language);
      const reader = { language, told, game: game.id, games: ids };
      return [packKey(language, game.id), gamePaths(site, reader)] as const;
    }),
  ]).map(([key, paths]) => packOf(key, paths, weigh));

  for (const { key, manifest } of packs) write(dir, manifestFile(key), manifest);
  const list: PackList = Object.fromEntries(
    packs.map(({ key, manifest: { version, files: listed }, packed }) => [
      key,
      { version, files: listed.length, bytes: bytesOf(listed), packed },
    ]),
  );
  write(dir, LIST_FILE, list);
  write(dir, SCRIPTS_FILE, scripts);
  return packs;
}

/** The lists themselves, and what hosts are given packed already. */
const isBesides = (file: string): boolean =>
  file.startsWith(OFFLINE_FOLDER) || /\.(?:br|gz)$/.test(file);

type Weighed = PackFile & { readonly packed: number };

function packOf(
  key: PackKey,
  paths: readonly FilePath[],
  weigh: (path: FilePath) => Weighed,
): WrittenPack {
  const weighed = paths.map(weigh);
  const files = weighed.map(({ path, bytes, hash }) => ({ path, bytes, hash }));
  const version = hashOf(JSON.stringify(files)).slice(0, 12);
  const packed = weighed.reduce((sum, file) => sum + file.packed, 0);
  return { key, manifest: { key, version, files }, packed };
}

/** Many packs share the same files: each is weighed once. */
function weigher(dir: string): (path: FilePath) => Weighed {
  const known = new Map<FilePath, Weighed>();
  return (path) => {
    const weighed = known.get(path);
    if (weighed !== undefined) return weighed;
    const body = readFileSync(join(dir, fileOf(path)));
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
    const packed = TEXT.test(path) ? brotliCompressSync(body, { params }).length : body.length;
    const made = { path, bytes: body.length, hash: hashOf(body), packed };
    known.set(path, made);
    return made;
  };
}

const hashOf = (body: string | Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, HASH_LENGTH);

function write(dir: string, path: string, value: unknown): void {
  const file = join(dir, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}
