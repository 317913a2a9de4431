import type { HeaderRule } from '../headers.ts';
import { resolveRules } from './resolve.ts';

/** Told in full, so that the settings mean the same whatever list of types the system brings. */
const TYPES = {
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'application/wasm': 'wasm',
  'application/xml': 'xml',
  'font/woff2': 'woff2',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/x-icon': 'ico',
  'text/css': 'css',
  'text/html': 'html',
  'text/javascript': 'js mjs',
  'text/plain': 'txt',
} as const;

const NOTICE = '# Made from public/_headers by “npm run hosts”; edit that file and run it again.';

export interface NginxSite {
  /** Headers that depend on the path; belongs into `http`. */
  readonly maps: string;
  /** Everything else; belongs into `server`, beside `listen`, `server_name` and `root`. */
  readonly site: string;
}

/**
 * @param base where the site begins: nothing, or a folder such as `/kodeks`, which `root` then holds
 */
export function nginxSite(rules: readonly HeaderRule[], base = ''): NginxSite {
  const resolved = resolveRules(rules);
  const names = [...new Set(rules.flatMap(({ headers }) => headers.map(([name]) => name)))];
  // What is not said to be kept is asked for again each time, as static hosts do.
  if (!names.includes('Cache-Control')) names.push('Cache-Control');
  const maps: string[] = [];
  const added = names.map((name) => {
    const other = name === 'Cache-Control' ? 'no-cache' : '';
    const values = resolved.map(({ path, headers }) => ({
      path,
      value: headers.get(name.toLowerCase()) ?? other,
    }));
    const everywhere = values.find(({ path }) => path === `${base}/*`)?.value ?? other;
    if (values.every(({ value }) => value === everywhere)) {
      return `add_header ${name} ${quoted(everywhere)} always;`;
    }
    const variable = `$kodeks_${name.toLowerCase().replaceAll('-', '_')}`;
    // nginx takes the first pattern that matches, so the narrowest come first.
    const lines = values
      .filter(({ value }) => value !== everywhere)
      .reverse()
      .map(({ path, value }) => `  ${quoted(`~${patternOf(path)}`)} ${quoted(value)};`);
    maps.push(
      [`map $uri ${variable} {`, `  default ${quoted(everywhere)};`, ...lines, '}'].join('\n'),
    );
    return `add_header ${name} ${variable} always;`;
  });
  return {
    maps: `${NOTICE}\n\n${maps.join('\n\n')}\n`,
    site: siteText(added, base),
  };
}

function siteText(added: readonly string[], base: string): string {
  const types = Object.entries(TYPES).map(([type, endings]) => `  ${type} ${endings};`);
  const textual = Object.keys(TYPES).filter((type) => /^text\/(?!html)|json|xml/.test(type));
  return `${NOTICE}

index index.html;
types {
${types.join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${textual.join(' ')};

server_tokens off;
# A folder without its final slash is sent to the address with it, on whatever host and port.
absolute_redirect off;
# Packed files that lie beside are sent as they are; where there are none, nginx packs itself.
gzip_static on;
brotli_static on;
gzip on;
gzip_comp_level 6;
gzip_min_length 1024;
gzip_types ${[...textual, 'application/wasm'].join(' ')};
gzip_vary on;

# No header stands in any location below: it would take away all of these.
${added.join('\n')}

error_page 404 ${base}/404.html;
error_page 403 =404 ${base}/404.html;
location = ${base}/404.html { internal; }
# Hidden files, what is for other hosts, and packed files under their own names.
location ~ "/\\.(?!well-known/)" { return 404; }
location ~ "^${escaped(base)}/_(?:headers|redirects)$" { return 404; }
location ~ "\\.(?:br|gz)$" { return 404; }
`;
}

/**
 * The whole configuration of a server that serves nothing else, fit for a read-only machine.
 * @param temp the one folder that it writes to
 */
export function nginxServer(listen: string, root: string, temp = '/tmp'): string {
  return `${NOTICE}

load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
pid ${temp}/nginx.pid;
worker_processes auto;
error_log stderr warn;

events {
  worker_connections 1024;
}

http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000;
  client_max_body_size 1k;
  client_body_temp_path ${temp}/client-body;
  proxy_temp_path ${temp}/proxy;
  fastcgi_temp_path ${temp}/fastcgi;
  uwsgi_temp_path ${temp}/uwsgi;
  scgi_temp_path ${temp}/scgi;
  include maps.conf;

  server {
    listen ${listen};
    root ${root};
    include site.conf;
  }
}
`;
}

function patternOf(path: string): string {
  const start = `^${escaped(path.replace(/\*$/, ''))}`;
  if (path.endsWith('*')) return start;
  return path.endsWith('/') ? `${start}(?:index\\.html)?$` : `${start}$`;
}

const escaped = (text: string): string => text.replace(/[\\^$.|?+()[\]{}*]/g, '\\$&');

function quoted(value: string): string {
  if (/["\\$]/.test(value.replace(/\\\.|\$$/g, ''))) {
    throw new Error(
      `nginx would read more into “${value}” than it says.\nWrite it without " \\ $.`,
    );
  }
  return `"${value}"`;
}
