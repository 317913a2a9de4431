import { readFileSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/lib/files.mjs';
import { headersFor, parseHeaders } from '../../scripts/lib/headers.ts';
import { nginxSite } from '../../scripts/lib/hosts/nginx.ts';
import { dist } from '../../scripts/lib/root.mjs';
import { spread, times } from '../support/effort.ts';
import { ask, type Asking } from './support/ask.ts';
import { noNginx, startNginx, type RunningNginx } from './support/nginx.ts';
import { packedSite, WORK } from './support/packed-site.ts';

const rules = parseHeaders(readFileSync(path.join(dist, '_headers'), 'utf8'));
const built = filesBelow(dist, '.');
const read = (file: string): Buffer => readFileSync(path.join(dist, file));
const one = (ending: RegExp): string => {
  const found = built.find((file) => ending.test(file));
  if (found === undefined) throw new Error(`The site has no file like ${ending.source}.`);
  return `/${found}`;
};

const page = '/uk/rebellion/combat/';
const pageFile = 'uk/rebellion/combat/index.html';
const script = one(/^_astro\/.*\.js$/);
/** One address of each kind, and the paths of `_headers` that it stands for. */
const kinds = [
  '/',
  '/uk/',
  '/ru/rebellion/',
  page,
  script,
  one(/^_astro\/.*\.css$/),
  one(/^fonts\/.*\.woff2$/),
  one(/^embed\/.*index\.html$/).replace('index.html', ''),
  one(/^api\/v1\/games\.json$/),
  one(/^og\/.*\.png$/),
  one(/^search\/uk\/index\.json$/),
  '/choose-language.js',
  '/icon.svg',
  '/robots.txt',
  '/sitemap.xml',
];
const missing = [
  '/uk/nothing/',
  '/_astro/nothing.js',
  '/embed/uk/nothing/',
  '/embed/nothing/',
  '/nothing',
];

describe('under nginx with our settings', () => {
  if (noNginx !== undefined) {
    it('is tried', (context) => {
      context.skip(noNginx);
    });
    return;
  }

  let nginx: RunningNginx;
  const get = (target: string, asking?: Asking) => ask(nginx.port, target, asking);

  beforeAll(async () => {
    const served = await packedSite(dist, 'site');
    nginx = await startNginx(path.join(WORK, 'nginx'), served, nginxSite(rules));
  }, 300_000);
  afterAll(async () => {
    await nginx.stop();
  });

  /** Every header that `_headers` names for any path, as an address is to have it. */
  const expected = (address: string): Readonly<Record<string, string | undefined>> => {
    const headers = headersFor(rules, address);
    const names = rules.flatMap((rule) => rule.headers.map(([name]) => name.toLowerCase()));
    return {
      ...Object.fromEntries(names.map((name) => [name, headers.get(name)])),
      'cache-control': headers.get('cache-control') ?? 'no-cache',
    };
  };
  const sent = (headers: IncomingHttpHeaders, address: string) =>
    Object.fromEntries(Object.keys(expected(address)).map((name) => [name, headers[name]]));

  it.each(kinds)('%s is sent with exactly the headers of _headers', async (target) => {
    const { status, headers } = await get(target);
    expect(status).toBe(200);
    expect(sent(headers, target)).toEqual(expected(target));
  });

  it.each([
    [page, 'text/html; charset=utf-8'],
    [script, 'text/javascript; charset=utf-8'],
    [one(/^_astro\/.*\.css$/), 'text/css; charset=utf-8'],
    ['/api/v1/games.json', 'application/json; charset=utf-8'],
    [one(/^fonts\/.*\.woff2$/), 'font/woff2'],
    [one(/^og\/.*\.png$/), 'image/png'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8'],
    ['/api/v1/bot.mjs', 'text/javascript; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ])('%s is %s', async (target, type) => {
    expect((await get(target)).headers['content-type']).toBe(type);
  });

  it('hashed files are kept for a year without asking, pages are asked for each time', async () => {
    expect((await get(script)).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get(page)).headers['cache-control']).toBe('no-cache');
  });

  it('text is packed as the reader asks, and the same text in the end', async () => {
    const plain = read(pageFile);
    const brotli = await get(page, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).equals(plain)).toBe(true);
    const gzip = await get(page, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).equals(plain)).toBe(true);
    const none = await get(page);
    expect(none.headers['content-encoding']).toBeUndefined();
    expect(none.body.equals(plain)).toBe(true);
    for (const { headers } of [brotli, gzip, none]) expect(headers.vary).toBe('Accept-Encoding');
    expect(brotli.body.length).toBeLessThan(plain.length / 3);
  });

  it('packed files keep the type of what they hold', async () => {
    const { headers } = await get(page, { headers: { 'Accept-Encoding': 'br' } });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each([/^og\/.*\.png$/, /^fonts\/.*\.woff2$/])('%s is sent as it is', async (ending) => {
    const target = one(ending);
    const { headers, body } = await get(target, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.equals(read(target.slice(1)))).toBe(true);
  });

  it.each(['/uk', '/ru/rebellion', '/uk/rebellion/combat', '/embed/uk'])(
    '%s leads to the address with its final slash on the same host',
    async (target) => {
      const { status, headers } = await get(`${target}?q=1`);
      expect([status, headers.location]).toEqual([301, `${target}/?q=1`]);
    },
  );

  it.each(missing)('%s is answered by the page that says so, never to be kept', async (target) => {
    const { status, headers, body } = await get(target);
    expect(status).toBe(404);
    expect(body.equals(read('404.html'))).toBe(true);
    expect(sent(headers, '/404.html')).toEqual(expected('/404.html'));
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
  });

  it.each([
    '/_headers',
    '/.git/config',
    '/uk/.hidden',
    '/.env',
    '/uk/index.html.br',
    '/uk/index.html.gz',
    '/404.html',
    '/og/',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2f..%2fetc/passwd',
    '/uk/..%5c..%5cetc/passwd',
    '/uk/%00',
    '/uk/%0d%0aX-Test:%20yes/',
  ])('%s gives nothing away', async (target) => {
    const { status, headers, body } = await get(target);
    expect([400, 404]).toContain(status);
    expect(headers['x-test']).toBeUndefined();
    expect(body.toString()).not.toMatch(/root:|Content-Security-Policy:/);
  });

  it('a path that leads out of the site is refused', async () => {
    expect((await get('/../../../etc/passwd')).status).toBe(400);
  });

  it('a copy that is still right is not sent again', async () => {
    const { headers } = await get(page);
    const again = await get(page, { headers: { 'If-None-Match': String(headers.etag) } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
  });

  it('a part of a file is sent as asked', async () => {
    const target = one(/^og\/.*\.png$/);
    const { status, headers, body } = await get(target, { headers: { Range: 'bytes=1-3' } });
    const { length } = read(target.slice(1));
    expect([status, headers['content-range'], body.toString()]).toEqual([
      206,
      `bytes 1-3/${length}`,
      'PNG',
    ]);
  });

  it('HEAD tells the length and sends nothing', async () => {
    const { status, headers, body } = await get(page, { method: 'HEAD' });
    expect([status, headers['content-length'], body.length]).toEqual([
      200,
      String(read(pageFile).length),
      0,
    ]);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
    expect((await get(page, { method })).status).toBe(405);
  });

  it('its name and version are nobody’s business', async () => {
    expect((await get(page)).headers.server).toBe('nginx');
  });

  it('hundreds of requests at a time are answered, each with what was asked for', async () => {
    const open = built.filter((file) => !/^(?:_headers|404\.html)$|\.pf_/.test(file));
    const targets = [...Map.groupBy(open, (file) => path.extname(file)).values()]
      .flatMap((files) => spread(files, 40))
      .map((file) => [`/${file.replace(/(^|\/)index\.html$/, '$1')}`, file] as const);
    const requests = times(500);
    const before = nginx.complaints().length;
    const agent = new Agent({ keepAlive: true, maxSockets: 32 });
    const encodings = ['br', 'gzip', 'identity'];
    const wrong: string[] = [];
    let answered = 0;
    let next = 0;
    const client = async (): Promise<void> => {
      while (next < requests) {
        const number = next++;
        const [target, file] = targets[number % targets.length] ?? ['/', 'index.html'];
        const round = Math.floor(number / targets.length);
        const encoding = encodings[(number + round) % encodings.length] ?? 'identity';
        const { status, headers, body } = await get(encodeURI(target), {
          agent,
          headers: { 'Accept-Encoding': encoding },
        });
        const sent = headers['content-encoding'];
        const text =
          sent === 'br' ? brotliDecompressSync(body) : sent === 'gzip' ? gunzipSync(body) : body;
        answered += 1;
        if (status !== 200 || !text.equals(read(file)))
          wrong.push(`${target} (${encoding}): ${status}`);
      }
    };
    await Promise.all(Array.from({ length: 32 }, client));
    agent.destroy();
    expect(targets.length).toBeGreaterThan(200);
    expect([answered, wrong]).toEqual([requests, []]);
    expect(nginx.complaints().slice(before)).toBe('');
  }, 120_000);
});
