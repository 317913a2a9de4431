import { createHash } from 'node:crypto';
import {
  HASH_LENGTH,
  LIST_FILE,
  manifestFile,
  type PackKey,
  type PackManifest,
} from '../../../src/offline/manifest.ts';

export const BASE = 'https://kodeks.example/some/folder/';

export type Files = Readonly<Record<string, string>>;

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH);

export function manifestOf(key: PackKey, files: Files): PackManifest {
  const listed = Object.entries(files).map(([path, text]) => ({
    path,
    bytes: Buffer.byteLength(text),
    hash: hashOf(text),
  }));
  return { key, version: hashOf(JSON.stringify(listed)).slice(0, 12), files: listed };
}

/** What becomes of one request. */
export type Fault = 'none' | 'missing' | 'truncated' | 'corrupt' | 'cut' | 'refused';

/** A site with one pack, that answers as it is told to. */
export class FakeSite {
  readonly key: PackKey;
  files: Files;
  /** For the paths named, one after another; then all is well. */
  faults: readonly Fault[] = [];
  readonly asked: string[] = [];

  constructor(key: PackKey, files: Files) {
    this.key = key;
    this.files = files;
  }

  readonly fetch = async (address: string, init?: RequestInit): Promise<Response> => {
    await Promise.resolve();
    init?.signal?.throwIfAborted();
    const path = address.slice(BASE.length);
    this.asked.push(path);
    const [fault = 'none', ...rest] = this.faults;
    this.faults = rest;
    if (fault === 'refused') throw new TypeError('Failed to fetch');
    const text = this.#textOf(path);
    if (text === undefined || fault === 'missing') return new Response('no', { status: 404 });
    if (fault === 'truncated') return new Response(text.slice(0, -1));
    if (fault === 'corrupt') return new Response(`${text.slice(0, -1)}#`);
    if (fault === 'cut') return cutOff();
    return new Response(text, { headers: { 'content-encoding': 'br', 'x-policy': 'strict' } });
  };

  #textOf(path: string): string | undefined {
    const manifest = manifestOf(this.key, this.files);
    if (path === manifestFile(this.key)) return JSON.stringify(manifest);
    if (path !== LIST_FILE) return this.files[path];
    const { version, files } = manifest;
    const summary = { version, files: files.length, bytes: 1, packed: 1 };
    return JSON.stringify({ [this.key]: summary });
  }
}

const cutOff = (): Response =>
  new Response(
    new ReadableStream({
      start: (stream) => stream.error(new TypeError('network error')),
    }),
  );
