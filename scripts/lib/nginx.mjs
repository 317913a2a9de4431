// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { aptInstall, isDebianHere, rootPrefix } from './apt.mjs';

/** The module that serves packed files; the settings load it from here. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** System folders are not on everybody's path. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/bin', '/usr/local/bin'];

/**
 * An nginx that can do all that the settings ask for.
 * @returns {string | null}
 */
export function findNginx() {
  if (!existsSync(BROTLI)) return null;
  return (
    FOLDERS.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file)) ?? null
  );
}

/**
 * Installs nginx where it is missing and can be installed.
 * @returns {string | null} why it is still missing
 */
export function ensureNginx() {
  if (findNginx() !== null) return null;
  const prefix = isDebianHere() ? rootPrefix() : null;
  if (prefix === null) {
    return 'there is no nginx with brotli here, and only root of a Debian system could install it';
  }
  console.log('Installing nginx (apt-get install nginx-light libnginx-mod-http-brotli-static)…');
  const problem = aptInstall(prefix, ['nginx-light', 'libnginx-mod-http-brotli-static']);
  return findNginx() === null ? `apt-get could not install nginx: ${problem}` : null;
}
