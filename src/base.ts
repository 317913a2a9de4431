/**
 * Where the site begins on its host: nothing at the root, `/kodeks` in a folder. The bundler puts the
 * value in; scripts that Node runs as they are read the same setting.
 */
export const BASE = (
  (import.meta as Partial<ImportMeta>).env?.BASE_URL ??
  process.env['KODEKS_BASE'] ??
  '/'
).replace(/\/$/, '');

/** The address of a path that is written from the first page on: `/fonts/…`, `/uk/`. */
export const withBase = (path: string): string => BASE + path;

/** The path from the first page on; an address outside the site stays what it is. */
export const withoutBase = (address: string): string =>
  address.startsWith(`${BASE}/`) ? address.slice(BASE.length) : address;
