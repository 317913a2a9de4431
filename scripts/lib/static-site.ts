import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { lookup } from 'mrmime';
import { filesBelow } from './files.mjs';
import { headersFor, parseHeaders } from './headers.ts';

type Encoding = 'br' | 'gzip';

interface Asset {
  readonly type: string;
  readonly etag: string;
  readonly body: Buffer;
  readonly packed: ReadonlyMap<Encoding, Buffer>;
}

/** Files that tell the host what to do and are not themselves published. */
const hostFiles = new Set(['_headers', '_redirects']);
const textual = /^text\/|json|javascript|xml|manifest|wasm/;
const smallestPacked = 1024;
/** Near the strength hosts use on the fly; the strongest takes seconds for a whole site. */
const brotliQuality = 5;

function readAsset(dir: string, file: string): Asset {
  const body = readFileSync(path.join(dir, file));
  const kind = lookup(file) ?? 'application/octet-stream';
  const isText = textual.test(kind);
  const packed = new Map<Encoding, Buffer>();
  if (isText && body.length >= smallestPacked) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
    packed.set('br', brotliCompressSync(body, { params }));
    packed.set('gzip', gzipSync(body));
  }
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { type: isText ? `${kind}; charset=utf-8` : kind, etag, body, packed };
}

/** The first encoding of ours that the client accepts at all. */
export function chooseEncoding(accepted: string): Encoding | null {
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))] as const;
    }),
  );
  const accepts = (name: Encoding): boolean => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : null;
}

/**
 * Answers requests as the hosts of the published site do: compressed text, the headers of
 * `_headers`, a final slash for folders, `404.html` for the rest. The whole site is read before
 * the first request, so that no request can name a file outside it and a later build cannot
 * change half of what is served.
 */
export function staticSite(
  dir: string,
  base = '',
): (request: IncomingMessage, response: ServerResponse) => void {
  const files = filesBelow(dir, '.');
  const rules = files.includes('_headers')
    ? parseHeaders(readFileSync(path.join(dir, '_headers'), 'utf8'))
    : [];
  const assets = new Map<string, Asset>();
  for (const file of files.filter((name) => !hostFiles.has(name))) {
    assets.set(`${base}/${file}`, readAsset(dir, file));
  }
  const missing = assets.get(`${base}/404.html`);

  return (request, response) => {
    const [rawPath = '/', query] = (request.url ?? '/').split('?', 2);
    const pathname = decodePath(rawPath);
    for (const [name, value] of headersFor(rules, pathname ?? rawPath)) {
      response.setHeader(name, value);
    }

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const asset = pathname === null ? undefined : find(assets, pathname);
    if (asset !== undefined) {
      send(request, response, asset, 200);
    } else if (pathname !== null && assets.has(`${pathname}/index.html`)) {
      const target = `${rawPath}/${query === undefined ? '' : `?${query}`}`;
      response.writeHead(301, { Location: target }).end();
    } else if (missing !== undefined) {
      send(request, response, missing, 404);
    } else {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
    }
  };
}

function decodePath(rawPath: string): string | null {
  try {
    return decodeURIComponent(rawPath);
  } catch {
    return null;
  }
}

function find(assets: ReadonlyMap<string, Asset>, pathname: string): Asset | undefined {
  return assets.get(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  asset: Asset,
  status: 200 | 404,
): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '');
  const packed = encoding === null ? undefined : asset.packed.get(encoding);
  response.setHeader('ETag', asset.etag);
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
  if (asset.packed.size > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && request.headers['if-none-match'] === asset.etag) {
    response.writeHead(304).end();
    return;
  }
  const body = packed ?? asset.body;
  response.setHeader('Content-Type', asset.type);
  response.setHeader('Content-Length', body.length);
  if (packed !== undefined && encoding !== null) response.setHeader('Content-Encoding', encoding);
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
}
