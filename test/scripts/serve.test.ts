import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseEncoding } from '../../scripts/lib/static-site.ts';
import { serve, type Serving } from '../../scripts/serve.ts';

const longPage = `<!doctype html><p>${'слово '.repeat(500)}</p>`;

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

describe('the server of the built site', () => {
  let folder: string;
  let serving: Serving;

  /** Sends the path as it stands; fetch would tidy `..` away and unpack the body. */
  const ask = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const { port } = new URL(serving.address);
      request({ host: '127.0.0.1', port, path: target, headers, method }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { statusCode: status = 0 } = response;
          resolve({ status, headers: response.headers, body: Buffer.concat(chunks) });
        });
      })
        .on('error', reject)
        .end();
    });

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'kodeks-serve-'));
    const files = {
      'secret.txt': 'outside the site',
      'dist/index.html': '<!doctype html>start',
      'dist/404.html': '<!doctype html>lost',
      'dist/uk/rebellion/index.html': longPage,
      'dist/_astro/page.css': 'a{}',
      'dist/fonts/text.woff2': 'font',
      'dist/api/правило.json': '{}',
      'dist/_headers':
        "/*\n  Content-Security-Policy: default-src 'self'\n/_astro/*\n  Cache-Control: immutable\n",
    };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    serving = await serve({ dir: path.join(folder, 'dist'), port: 0 });
  });
  afterAll(async () => {
    await serving.close();
    rmSync(folder, { recursive: true });
  });

  it('answers a folder with its index page', async () => {
    const { status, headers, body } = await ask('/uk/rebellion/');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toBe(longPage);
  });

  it('sends a folder without its final slash to the address with it, query included', async () => {
    const { status, headers } = await ask('/uk/rebellion?kind=faq');
    expect(status).toBe(301);
    expect(headers['location']).toBe('/uk/rebellion/?kind=faq');
  });

  it.each([
    ['/_astro/page.css', 'text/css; charset=utf-8'],
    ['/fonts/text.woff2', 'font/woff2'],
    ['/api/%D0%BF%D1%80%D0%B0%D0%B2%D0%B8%D0%BB%D0%BE.json', 'application/json; charset=utf-8'],
  ])('gives %s its type', async (target, type) => {
    const { status, headers } = await ask(target);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
  });

  it('answers an unknown path with the 404 page and status 404', async () => {
    const { status, body } = await ask('/uk/nothing/');
    expect(status).toBe(404);
    expect(body.toString()).toBe('<!doctype html>lost');
  });

  it.each(['/../secret.txt', '/uk/../../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt'])(
    'does not leave its folder for %s',
    async (target) => {
      const { status, body } = await ask(target);
      expect(status).toBe(404);
      expect(body.toString()).not.toContain('outside');
    },
  );

  it('answers a malformed path with 404 and stays alive', async () => {
    expect((await ask('/%E0%A4%A')).status).toBe(404);
    expect((await ask('/')).status).toBe(200);
  });

  it('sends the headers of _headers with pages, with assets and with the 404 page', async () => {
    for (const target of ['/', '/_astro/page.css', '/uk/nothing/']) {
      expect((await ask(target)).headers['content-security-policy']).toBe("default-src 'self'");
    }
    expect((await ask('/_astro/page.css')).headers['cache-control']).toBe('immutable');
  });

  it('does not publish _headers itself', async () => {
    expect((await ask('/_headers')).status).toBe(404);
  });

  it('packs text with brotli, or with gzip, for a client that accepts it', async () => {
    const brotli = await ask('/uk/rebellion/', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers['vary']).toBe('Accept-Encoding');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(longPage);
    const gzip = await ask('/uk/rebellion/', { 'Accept-Encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(longPage);
  });

  it('answers 304 to a client that has the page', async () => {
    const { headers } = await ask('/');
    const again = await ask('/', { 'If-None-Match': String(headers['etag']) });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
  });

  it('answers HEAD with the length and without the body', async () => {
    const { status, headers, body } = await ask('/', {}, 'HEAD');
    expect(status).toBe(200);
    expect(headers['content-length']).toBe(String('<!doctype html>start'.length));
    expect(body.length).toBe(0);
  });

  it('refuses any method but GET and HEAD', async () => {
    const { status, headers } = await ask('/', {}, 'POST');
    expect(status).toBe(405);
    expect(headers['allow']).toBe('GET, HEAD');
  });

  it('says that its port is taken, and what to do', async () => {
    const port = Number(new URL(serving.address).port);
    await expect(serve({ dir: path.join(folder, 'dist'), port })).rejects.toThrow(
      `Port ${port} is taken by another program.\nStop that program, or choose another port: PORT=${port + 1} npm start`,
    );
  });

  it('says that the site is not built', async () => {
    const dir = path.join(folder, 'nowhere');
    await expect(serve({ dir, port: 0 })).rejects.toThrow('npm run build');
  });
});

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', null],
    ['', null],
  ])('for “%s” is %s', (accepted, expected) => {
    expect(chooseEncoding(accepted)).toBe(expected);
  });
});
