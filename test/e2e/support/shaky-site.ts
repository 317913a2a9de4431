import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesBelow } from '../../../scripts/lib/files.mjs';
import { dist as built } from '../../../scripts/lib/root.mjs';
import { staticSite } from '../../../scripts/lib/static-site.ts';
import { bundleWorker } from '../../../src/offline/build/bundle-worker.ts';
import { fileOf } from '../../../src/offline/build/pack-paths.ts';
import { readScripts } from '../../../src/offline/build/built-scripts.ts';
import { writePacks } from '../../../src/offline/build/write-packs.ts';
import { manifestFile, parseManifest } from '../../../src/offline/manifest.ts';

const GAME = 'swdbg';
const PACKS = [`uk/${GAME}`, 'uk/site', 'ru/site'];
export const INDEX = 'search/uk/index.json';

/** Made once for all tests of a run: each version is hundreds of files. */
const folder = mkdtempSync(path.join(tmpdir(), 'kodeks-'));
const published = new Map<number, RequestListener>();
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** What becomes of one file on its way. */
export type Fault = 'missing' | 'truncated' | 'corrupt' | 'held';

/**
 * One game of the built site in several versions, on a server that can be stopped, can be given
 * another version at any moment, and can spoil any file.
 */
export class ShakySite {
  readonly faults = new Map<string, Fault>();
  readonly asked: string[] = [];
  #server: Server | undefined;
  #port = 0;
  #current: RequestListener = () => undefined;

  get address(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Publishes a version whose pages and whose search all say which one they are of. */
  publish(version: number): void {
    const known = published.get(version) ?? staticSite(make(version));
    published.set(version, known);
    this.#current = known;
  }

  /** As a build with KODEKS_OFFLINE=off: another worker, and pages that ask for none. */
  async publishFarewell(): Promise<void> {
    const dir = make(3);
    await bundleWorker(dir, true);
    for (const file of filesBelow(dir, 'uk').filter((name) => name.endsWith('.html'))) {
      const html = readFileSync(path.join(dir, file), 'utf8');
      writeFileSync(path.join(dir, file), html.replace(/<link rel="manifest"[^>]*>/, ''));
    }
    this.#current = staticSite(dir);
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      const asked = (request.url ?? '/').slice(1);
      this.asked.push(asked);
      const fault = this.faults.get(asked);
      if (fault === undefined) this.#current(request, response);
      else if (fault === 'missing') response.writeHead(404).end('none');
      else if (fault === 'corrupt')
        response.writeHead(200, { 'Content-Type': 'text/html' }).end('?');
      else if (fault === 'truncated') {
        response.writeHead(200, { 'Content-Length': '5000' }).write('half of it');
        setTimeout(() => response.destroy(), 20);
      }
    });
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server === undefined) return;
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  }
}

function make(version: number): string {
  const dir = path.join(folder, String(version));
  const others = ['_headers', '404.html', 'sw.js', 'ru/swdbg/index.html'];
  for (const file of new Set([...PACKS.flatMap(filesOf), ...others])) {
    const target = path.join(dir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(path.join(built, file), target);
    if (file.endsWith('.html') && file.startsWith(`uk/${GAME}/`)) {
      const html = readFileSync(target, 'utf8');
      writeFileSync(target, html.replace('</h1>', `</h1><p class="of-version">${version}</p>`));
    }
  }
  const index = JSON.parse(readFileSync(path.join(dir, INDEX), 'utf8')) as object;
  writeFileSync(path.join(dir, INDEX), JSON.stringify({ ...index, version }));
  const games = [{ id: GAME, languages: ['uk' as const] }];
  writePacks(dir, filesBelow(dir, '.'), games, readScripts(built));
  return dir;
}

/** Of hundreds of terms those that one topic names: more of them would only come later. */
const named = new Set(
  Array.from(
    readFileSync(path.join(built, `uk/${GAME}/attack/index.html`), 'utf8').matchAll(
      /href="\/(uk\/\w+\/glossary\/[\w-]+\/)/g,
    ),
    ([, address = '']) => fileOf(address),
  ),
);
const isSpare = (file: string): boolean =>
  /^uk\/\w+\/glossary\/[^/]+\/index\.html$/.test(file) && !named.has(file);

function filesOf(key: string): readonly string[] {
  const text = readFileSync(path.join(built, manifestFile(key)), 'utf8');
  const manifest = parseManifest(JSON.parse(text));
  if (manifest === undefined) throw new Error(`The built site has no pack ${key}.`);
  return manifest.files.map((file) => fileOf(file.path)).filter((file) => !isSpare(file));
}
