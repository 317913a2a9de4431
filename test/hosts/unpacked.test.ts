import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseHeaders } from '../../scripts/lib/headers.ts';
import { nginxSite } from '../../scripts/lib/hosts/nginx.ts';
import { dist } from '../../scripts/lib/root.mjs';
import { ask } from './support/ask.ts';
import { noNginx, startNginx, type RunningNginx } from './support/nginx.ts';
import { WORK } from './support/packed-site.ts';

const FILES = ['_headers', '404.html', 'index.html', 'uk/rebellion/combat/index.html', 'icon.svg'];
const PAGE = '/uk/rebellion/combat/';
const asking = { headers: { 'Accept-Encoding': 'gzip, deflate, br' } };

describe('nginx, given the site without packed files,', () => {
  if (noNginx !== undefined) {
    it('is tried', (context) => {
      context.skip(noNginx);
    });
    return;
  }

  const site = path.join(WORK, 'unpacked-site');
  let nginx: RunningNginx;

  beforeAll(async () => {
    rmSync(site, { recursive: true, force: true });
    for (const file of FILES) {
      mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
      cpSync(path.join(dist, file), path.join(site, file));
    }
    const rules = parseHeaders(readFileSync(path.join(dist, '_headers'), 'utf8'));
    nginx = await startNginx(path.join(WORK, 'nginx-unpacked'), site, nginxSite(rules));
  });
  afterAll(async () => {
    await nginx.stop();
  });

  it('packs pages itself', async () => {
    const { headers, body } = await ask(nginx.port, PAGE, asking);
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toBe('Accept-Encoding');
    const plain = readFileSync(path.join(dist, 'uk/rebellion/combat/index.html'));
    expect(gunzipSync(body).equals(plain)).toBe(true);
    expect(body.length).toBeLessThan(plain.length / 3);
  });

  it('leaves what is short as it is', async () => {
    const { headers } = await ask(nginx.port, '/icon.svg', asking);
    expect(headers['content-encoding']).toBeUndefined();
  });
});
