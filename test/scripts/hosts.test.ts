import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressSite } from '../../scripts/lib/compress.ts';
import { filesBelow } from '../../scripts/lib/files.mjs';
import { parseHeaders } from '../../scripts/lib/headers.ts';
import { HOSTS_FOLDER, hostFiles } from '../../scripts/lib/hosts/files.ts';
import { nginxSite } from '../../scripts/lib/hosts/nginx.ts';
import { vercelSettings } from '../../scripts/lib/hosts/vercel.ts';
import { root } from '../../scripts/lib/root.mjs';

const rules = parseHeaders(`/*
  X-Everywhere: yes
  X-Policy: a 'self'
/
  X-Policy: b
/uk/*
  X-Policy: b
/_astro/*
  Cache-Control: immutable
`);

describe('the settings for hosts', () => {
  it('are what public/_headers says today (if not: npm run hosts)', () => {
    for (const [name, text] of hostFiles()) {
      expect(readFileSync(path.join(root, HOSTS_FOLDER, name), 'utf8'), name).toBe(text);
    }
  });

  it('send a header of all paths everywhere', () => {
    expect(nginxSite(rules).site).toContain('add_header X-Everywhere "yes" always;');
  });

  it('join what several patterns say, where nginx would take the first', () => {
    const { maps } = nginxSite(rules);
    expect(maps).toContain(
      `map $uri $kodeks_x_policy {
  default "a 'self'";
  "~^/(?:index\\.html)?$" "a 'self', b";
  "~^/uk/" "a 'self', b";
}`,
    );
  });

  it('let nothing be kept that is not said to be', () => {
    expect(nginxSite(rules).maps).toContain(
      'map $uri $kodeks_cache_control {\n  default "no-cache";\n  "~^/_astro/" "immutable";\n}',
    );
  });

  it('look for the missing page in the folder of the site', () => {
    expect(nginxSite(rules, '/kodeks').site).toContain('error_page 404 /kodeks/404.html;');
  });

  it('refuse a pattern that some host could not be told', () => {
    expect(() => nginxSite(parseHeaders('/a/*/b\n  X-Test: yes\n'))).toThrow('“/a/*/b”');
  });

  it('refuse a value in which nginx would read a variable', () => {
    expect(() => nginxSite(parseHeaders('/*\n  X-Test: $host\n'))).toThrow('“$host”');
  });

  it('tell Vercel each pattern with all that is joined there, the narrow ones last', () => {
    const { trailingSlash, headers } = JSON.parse(vercelSettings(rules)) as {
      trailingSlash: boolean;
      headers: { source: string; headers: { key: string; value: string }[] }[];
    };
    expect(trailingSlash).toBe(true);
    expect(headers.map(({ source }) => source)).toEqual(['/(.*)', '/uk/(.*)', '/_astro/(.*)', '/']);
    expect(headers[1]?.headers).toContainEqual({ key: 'x-policy', value: "a 'self', b" });
  });
});

describe('packing the site', () => {
  it('writes both forms beside every text that gains by it, and touches nothing else', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kodeks-pack-'));
    const long = 'слово '.repeat(1000);
    for (const [name, text] of [
      ['page.html', long],
      ['short.html', 'слово'],
      ['picture.png', long],
    ] as const) {
      writeFileSync(path.join(folder, name), text);
    }
    const { files, brotli, gzip, bytes } = await compressSite(folder, 4);
    expect(filesBelow(folder, '.')).toEqual([
      'page.html',
      'page.html.br',
      'page.html.gz',
      'picture.png',
      'short.html',
    ]);
    const read = (name: string): Buffer => readFileSync(path.join(folder, name));
    expect(brotliDecompressSync(read('page.html.br')).toString()).toBe(long);
    expect(gunzipSync(read('page.html.gz')).toString()).toBe(long);
    expect([files, bytes]).toEqual([1, Buffer.byteLength(long)]);
    expect(Math.max(brotli, gzip)).toBeLessThan(bytes);
    rmSync(folder, { recursive: true });
  });
});
