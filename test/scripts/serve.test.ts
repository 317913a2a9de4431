import { mkdirSync, mkdtempSync, truncateSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chooseEncoding, staticSite } from '../../scripts/lib/static-site.ts';
import { serve, type Serving } from '../../scripts/serve.ts';
import { ask as askPort } from '../hosts/support/ask.ts';

const longPage = `<!doctype html><p>${'слово '.repeat(500)}</p>`;

const files = {
  'secret.txt': 'outside the site',
  'dist/index.html': '<!doctype html>start',
  'dist/404.html': '<!doctype html>lost',
  'dist/uk/duel/index.html': longPage,
  'dist/_astro/page.css': 'a{}',
  'dist/fonts/text.woff2': 'font',
  'dist/sw.js': 'worker',
  'dist/numbers.bin': '0123456789',
  'dist/nothing.bin': '',
  'dist/api/правило.json': '{}',
  'dist/_headers':
    "/*\n  Content-Security-Policy: default-src 'self'\n/404.html\n  Permissions-Policy: camera=()\n" +
    '/_astro/*\n  Cache-Control: immutable\n',
};

describe('the server of the built site', () => {
  let folder: string;
  let serving: Serving;

  const ask = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
    askPort(Number(new URL(serving.address).port), target, { headers, method });
  const write = (file: string, text: string): void => {
    const full = path.join(folder, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
  };

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'kodeks-serve-'));
    for (const [file, text] of Object.entries(files)) write(file, text);
    symlinkSync(path.join(folder, 'secret.txt'), path.join(folder, 'dist/link.txt'));
    symlinkSync(folder, path.join(folder, 'dist/up'));
    serving = await serve({ dir: path.join(folder, 'dist'), port: 0 });
  });
  afterAll(async () => {
    await serving.close();
    rmSync(folder, { recursive: true });
  });

  it('answers a folder with its index page', async () => {
    const { status, headers, body } = await ask('/uk/duel/');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toBe(longPage);
  });

  it('sends a folder without its final slash to the address with it, query included', async () => {
    const { status, headers } = await ask('/uk/duel?kind=faq');
    expect(status).toBe(301);
    expect(headers.location).toBe('/uk/duel/?kind=faq');
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

  it.each([
    '/../secret.txt',
    '/uk/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%252e%252e/secret.txt',
    '//secret.txt',
    '/link.txt',
    '/up/secret.txt',
    '/up',
    '/secret.txt%00.html',
    'http://localhost/../secret.txt',
  ])('does not leave its folder for %s', async (target) => {
    const { status, headers, body } = await ask(target);
    expect(status).toBe(404);
    expect(headers.location).toBeUndefined();
    expect(body.toString()).toBe('<!doctype html>lost');
  });

  it.each([
    '/index.html/',
    '/index.html%00',
    '/./index.html',
    '/uk//duel/',
    '/uk/./duel',
    `/${'a'.repeat(300)}`,
  ])('knows a file by its one name, not by %s', async (target) => {
    expect((await ask(target)).status).toBe(404);
  });

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

  it.each(['/nothing', '/_astro/nothing.css', '/%E0%A4%A'])(
    'sends with %s, which is not there, the headers of the page that says so',
    async (target) => {
      const { headers } = await ask(target);
      expect(headers['permissions-policy']).toBe('camera=()');
      expect(headers['content-security-policy']).toBe("default-src 'self'");
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  it.each(['/_headers', '/%5fheaders', '/./_headers', '/uk/../_headers'])(
    'does not publish _headers itself, asked for as %s',
    async (target) => {
      expect((await ask(target)).status).toBe(404);
    },
  );

  it('packs text with brotli, or with gzip, for a client that accepts it', async () => {
    const brotli = await ask('/uk/duel/', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers.vary).toBe('Accept-Encoding');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(longPage);
    const gzip = await ask('/uk/duel/', { 'Accept-Encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(longPage);
  });

  it('answers 304 to a client that has the page, however it says so', async () => {
    const etag = String((await ask('/')).headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask('/', { 'If-None-Match': known });
      expect(again.status, known).toBe(304);
      expect(again.body.length).toBe(0);
    }
    expect((await ask('/', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('tells a packed page from the same page as it is', async () => {
    const etags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (accepted) => (await ask('/uk/duel/', { 'Accept-Encoding': accepted })).headers.etag,
      ),
    );
    expect(new Set(etags).size).toBe(3);
  });

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=-20', '0123456789', 'bytes 0-9/10'],
    ['bytes=8-20', '89', 'bytes 8-9/10'],
  ])('answers %s with that part', async (Range, part, place) => {
    const { status, headers, body } = await ask('/numbers.bin', { Range });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(place);
    expect(headers['content-length']).toBe(String(part.length));
    expect(body.toString()).toBe(part);
  });

  it.each(['bytes=10-', 'bytes=-0'])('refuses %s of ten bytes', async (Range) => {
    const { status, headers } = await ask('/numbers.bin', { Range });
    expect(status).toBe(416);
    expect(headers['content-range']).toBe('bytes */10');
  });

  it.each(['bytes=0-1,4-5', 'bytes=4-2', 'bytes=-', 'bytes=a-b', 'lines=1-2', ''])(
    'answers a range of another kind, %s, with the whole',
    async (Range) => {
      const { status, headers, body } = await ask('/numbers.bin', { Range });
      expect(status).toBe(200);
      expect(headers['accept-ranges']).toBe('bytes');
      expect(body.toString()).toBe('0123456789');
    },
  );

  it('gives a part of a text as it is, not of the packed one', async () => {
    const { headers, body } = await ask('/uk/duel/', {
      Range: 'bytes=0-8',
      'Accept-Encoding': 'br',
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe('<!doctype');
  });

  it('adds a part only to the version that the client has', async () => {
    const { headers } = await ask('/numbers.bin');
    const asked = { Range: 'bytes=5-', 'If-Range': String(headers.etag) };
    expect((await ask('/numbers.bin', asked)).status).toBe(206);
    expect((await ask('/numbers.bin', { ...asked, 'If-Range': '"older"' })).status).toBe(200);
  });

  it('keeps ranges to files that are there and to GET', async () => {
    expect((await ask('/uk/nothing/', { Range: 'bytes=0-1' })).status).toBe(404);
    expect((await ask('/numbers.bin', { Range: 'bytes=0-1' }, 'HEAD')).status).toBe(200);
  });

  it('answers with a file that holds nothing', async () => {
    const { status, headers, body } = await ask('/nothing.bin');
    expect([status, headers['content-length'], body.length]).toEqual([200, '0', 0]);
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
    expect(headers.allow).toBe('GET, HEAD');
  });

  describe('when the site is built again', () => {
    afterEach(() => {
      for (const [file, text] of Object.entries(files)) write(file, text);
    });

    it('answers with the new pages and under new tags', async () => {
      const { headers } = await ask('/uk/duel/', { 'Accept-Encoding': 'br' });
      const newPage = longPage.replaceAll('слово', 'олово');
      write('dist/uk/duel/index.html', newPage);
      const again = await ask('/uk/duel/', {
        'Accept-Encoding': 'br',
        'If-None-Match': String(headers.etag),
      });
      expect(again.status).toBe(200);
      expect(again.headers.etag).not.toBe(headers.etag);
      expect(brotliDecompressSync(again.body).toString()).toBe(newPage);
    });

    it('sends the new headers', async () => {
      write('dist/_headers', '/*\n  X-Of-Build: second\n');
      expect((await ask('/')).headers['x-of-build']).toBe('second');
    });

    /** More than any buffer on the way holds, so that most of it is not yet read. */
    const LARGE = 64e6;
    const begun = async (): Promise<IncomingMessage> => {
      write('dist/large.bin', '');
      truncateSync(path.join(folder, 'dist/large.bin'), LARGE);
      const [response] = (await once(get(`${serving.address}/large.bin`), 'response')) as [
        IncomingMessage,
      ];
      return response;
    };

    it('gives to its end what it has begun to give', async () => {
      const response = await begun();
      rmSync(path.join(folder, 'dist/large.bin'));
      write('dist/large.bin', 'new');
      let bytes = 0;
      for await (const chunk of response) bytes += (chunk as Buffer).length;
      expect(bytes).toBe(LARGE);
    });

    it('breaks off what was shortened under its hands', async () => {
      const response = await begun();
      truncateSync(path.join(folder, 'dist/large.bin'), 0);
      response.resume();
      await expect(once(response, 'end')).rejects.toThrow('aborted');
    });

    it('says until its last file is there that the rest is on its way, in both languages', async () => {
      rmSync(path.join(folder, 'dist/sw.js'));
      rmSync(path.join(folder, 'dist/uk'), { recursive: true });
      const { status, headers, body } = await ask('/uk/duel/');
      expect(status).toBe(503);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['retry-after']).toBe('3');
      expect(headers['content-security-policy']).toBe("default-src 'self'");
      const page = body.toString();
      expect(page).toMatch(/<html lang="uk">[^]*Сайт саме збирається[^]*npm start/);
      expect(page).toMatch(/<section lang="ru">[^]*Сайт как раз собирается[^]*npm start/);
      expect(page).not.toMatch(/<script|<style| style=/);
      // What is there already is given.
      expect((await ask('/')).status).toBe(200);
    });

    it('stays alive while there is no site at all', async () => {
      rmSync(path.join(folder, 'dist'), { recursive: true });
      expect((await ask('/')).status).toBe(503);
    });
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

describe('a site on the server', () => {
  it('is not looked at before it is asked for', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kodeks-later-'));
    const server = createServer(staticSite(path.join(folder, 'dist')));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    mkdirSync(path.join(folder, 'dist'));
    writeFileSync(path.join(folder, 'dist/index.html'), 'built later');
    const { port } = server.address() as AddressInfo;
    expect((await askPort(port, '/')).body.toString()).toBe('built later');
    // Nobody has said by what to tell that it is on its way.
    expect((await askPort(port, '/uk/')).status).toBe(404);
    server.close();
    rmSync(folder, { recursive: true });
  });
});
