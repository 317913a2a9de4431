import { readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { lookup } from 'mrmime';
import { readRange, type ByteRange } from './byte-range.ts';
import { headersFor, parseHeaders, type HeaderRule } from './headers.ts';
import { PackedBodies, type Encoding } from './packed-bodies.ts';
import { openSiteFile, type SiteFile } from './site-file.ts';

export interface SiteOptions {
  /** The folder of the host that the site stands in. */
  readonly base?: string;
  /** What a build writes last, if known: while it is missing, the rest of the site is on its way. */
  readonly last?: string;
}

const textual = /^text\/|json|javascript|xml|manifest|wasm/;
const smallestPacked = 1024;
const KEPT_BYTES = 4e6;
const beingBuilt = readFileSync(path.join(import.meta.dirname, 'being-built.html'));

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
 * `_headers`, a final slash for folders, `404.html` for the rest. Nothing is read before it is asked
 * for, so that the size of the site costs neither time nor memory and a new build is served at once.
 */
export function staticSite(dir: string, { base = '', last }: SiteOptions = {}): RequestListener {
  const packed = new PackedBodies(KEPT_BYTES);
  const rulesOf = headerRules(path.join(dir, '_headers'));

  const fileAt = async (address: string): Promise<SiteFile | undefined> => {
    if (!address.startsWith(`${base}/`)) return undefined;
    const name = address.slice(base.length + 1);
    return openSiteFile(dir, name === '' || name.endsWith('/') ? `${name}index.html` : name);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [rawPath = '/', query] = (request.url ?? '/').split('?', 2);
    const pathname = decodePath(rawPath);
    const rules = await rulesOf();
    response.setHeaders(headersFor(rules, pathname ?? rawPath));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const file = pathname === null ? undefined : await fileAt(pathname);
    if (file !== undefined) return closing(file, send(request, response, file, packed, 200));
    const folder = pathname === null ? undefined : await fileAt(`${pathname}/`);
    if (folder !== undefined) {
      await folder.handle.close();
      const target = `${rawPath}/${query === undefined ? '' : `?${query}`}`;
      response.writeHead(301, { Location: target }).end();
      return;
    }
    if (last !== undefined && !(await isThere(path.join(dir, last)))) {
      response
        .writeHead(503, {
          'Content-Type': 'text/html; charset=utf-8',
          'Cache-Control': 'no-store',
          'Retry-After': '3',
        })
        .end(beingBuilt);
      return;
    }
    const missing = await openSiteFile(dir, '404.html');
    if (missing !== undefined) {
      // Those of what was asked for do not fit it.
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      response.setHeaders(headersFor(rules, `${base}/404.html`));
      return closing(missing, send(request, response, missing, packed, 404));
    }
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
  };

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      // A reader who went away is none of our faults.
      if (!response.destroyed) console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  };
}

async function closing(file: SiteFile, use: Promise<void>): Promise<void> {
  try {
    await use;
  } finally {
    await file.handle.close();
  }
}

/** Reads a `_headers` file again whenever it is another one than before. */
function headerRules(file: string): () => Promise<readonly HeaderRule[]> {
  let rules: readonly HeaderRule[] = [];
  let read: number | undefined;
  return async () => {
    const written = (await stat(file).catch(() => undefined))?.mtimeMs;
    if (written !== read) {
      rules = written === undefined ? [] : parseHeaders(await readFile(file, 'utf8'));
      read = written;
    }
    return rules;
  };
}

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

function decodePath(rawPath: string): string | null {
  try {
    return decodeURIComponent(rawPath);
  } catch {
    return null;
  }
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  packed: PackedBodies,
  status: 200 | 404,
): Promise<void> {
  const kind = lookup(file.name) ?? 'application/octet-stream';
  const isText = textual.test(kind);
  const isPacked = isText && file.size >= smallestPacked;
  const range = status === 200 ? wantedRange(request, file) : 'whole';
  const encoding =
    isPacked && range === 'whole' ? chooseEncoding(request.headers['accept-encoding'] ?? '') : null;
  const etag = etagOf(file, encoding);

  response.setHeader('ETag', etag);
  response.setHeader('Accept-Ranges', 'bytes');
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
  if (isPacked) response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && isKnown(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return;
  }
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${file.size}` }).end();
    return;
  }
  response.setHeader('Content-Type', isText ? `${kind}; charset=utf-8` : kind);
  if (encoding !== null) {
    const read = (): Promise<Buffer> => file.handle.readFile();
    const body = await packed.packed(`${file.name} ${file.version}`, encoding, read);
    response.setHeader('Content-Encoding', encoding);
    response.writeHead(status, { 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
    return;
  }
  const { start, end } = range === 'whole' ? { start: 0, end: file.size - 1 } : range;
  const length = end - start + 1;
  if (range !== 'whole') response.setHeader('Content-Range', `bytes ${start}-${end}/${file.size}`);
  response.writeHead(range === 'whole' ? status : 206, { 'Content-Length': length });
  if (request.method === 'HEAD' || length === 0) {
    response.end();
    return;
  }
  await pipeline(file.handle.createReadStream({ start, end, autoClose: false }), response);
}

/** Parts are of the file as it stands; one packed is another text, with other places. */
const etagOf = ({ version }: SiteFile, encoding: Encoding | null): string =>
  `"${version}${encoding === null ? '' : `-${encoding}`}"`;

const isKnown = (header = '', etag: string): boolean =>
  header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));

/** Whoever holds a part of another version gets the whole of this one. */
function wantedRange(
  { method, headers }: IncomingMessage,
  file: SiteFile,
): ByteRange | 'whole' | 'unsatisfiable' {
  const { range } = headers;
  const of = headers['if-range'];
  if (method !== 'GET' || range === undefined) return 'whole';
  return of === undefined || of === etagOf(file, null) ? readRange(range, file.size) : 'whole';
}
