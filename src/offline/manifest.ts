/** What a pack is: the files of one game in one language, as the build lists them. */

/** A path from the root of the site, without a slash before it; a page ends in a slash. */
export type FilePath = string;

/** `uk/duel`; `uk/site` is what is needed to say anything at all without a network. */
export type PackKey = string;

export interface PackFile {
  readonly path: FilePath;
  readonly bytes: number;
  /** The beginning of the SHA-256 of its body, in base64url. */
  readonly hash: string;
}

export interface PackManifest {
  readonly key: PackKey;
  /** Changes with any byte of any file. */
  readonly version: string;
  readonly files: readonly PackFile[];
}

/** What is told before anything is fetched. */
export interface PackSummary {
  readonly version: string;
  readonly files: number;
  /** What it takes on the device. */
  readonly bytes: number;
  /** What it takes on the way, packed. */
  readonly packed: number;
}

export type PackList = Readonly<Record<PackKey, PackSummary>>;

export const OFFLINE_FOLDER = 'offline/';
export const LIST_FILE = `${OFFLINE_FOLDER}packs.json`;
export const manifestFile = (key: PackKey): FilePath => `${OFFLINE_FOLDER}${key}.json`;

const SITE_PACK = 'site';
export const packKey = (language: string, game: string): PackKey => `${language}/${game}`;
export const siteKey = (language: string): PackKey => packKey(language, SITE_PACK);
export const isSiteKey = (key: PackKey): boolean => key.endsWith(`/${SITE_PACK}`);

export const HASH_LENGTH = 22;

/** undefined: not a list of files, or only the beginning of one. */
export function parseManifest(value: unknown): PackManifest | undefined {
  if (!isRecord(value) || !Array.isArray(value['files'])) return undefined;
  const { key, version, files } = value;
  if (typeof key !== 'string' || typeof version !== 'string' || version === '') return undefined;
  const read = files.map(parseFile);
  const whole = read.filter((file) => file !== undefined);
  const isWhole = whole.length === read.length && whole.length > 0;
  return isWhole ? { key, version, files: whole } : undefined;
}

function parseFile(value: unknown): PackFile | undefined {
  if (!isRecord(value)) return undefined;
  const { path, bytes, hash } = value;
  if (typeof path !== 'string' || path.startsWith('/') || path.includes('..')) return undefined;
  if (typeof bytes !== 'number' || !Number.isSafeInteger(bytes) || bytes < 0) return undefined;
  return typeof hash === 'string' && hash.length === HASH_LENGTH
    ? { path, bytes, hash }
    : undefined;
}

export function parseList(value: unknown): PackList | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).flatMap(([key, summary]) => {
    if (!isRecord(summary)) return [];
    const { version, files, bytes, packed } = summary;
    const isWhole =
      typeof version === 'string' &&
      typeof files === 'number' &&
      typeof bytes === 'number' &&
      typeof packed === 'number';
    return isWhole ? [[key, { version, files, bytes, packed }] as const] : [];
  });
  return Object.fromEntries(entries);
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
