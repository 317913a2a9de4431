import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseHeaders, siteHeaders } from '../headers.ts';
import { root } from '../root.mjs';
import { nginxServer, nginxSite } from './nginx.ts';
import { vercelSettings } from './vercel.ts';

/** Where the settings of hosts that cannot read `_headers` stand. */
export const HOSTS_FOLDER = '.config/hosts';

/** Each file made from `_headers`, by its name in that folder. */
export function hostFiles(): ReadonlyMap<string, string> {
  const rules = parseHeaders(siteHeaders(readFileSync(path.join(root, 'public/_headers'), 'utf8')));
  const { maps, site } = nginxSite(rules);
  return new Map([
    ['nginx/maps.conf', maps],
    ['nginx/site.conf', site],
    ['nginx/nginx.conf', nginxServer('8080', '/srv/site')],
    ['vercel.json', vercelSettings(rules)],
  ]);
}
