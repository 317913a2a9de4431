/** A CacheStorage in memory that can be full, or be left in the middle by a worker that is stopped. */

export class Killed extends Error {}

interface Faults {
  /** How many entries may still be put before the worker is stopped. */
  putsUntilKilled: number;
  /** How many bytes fit. */
  room: number;
}

type Entries = Map<string, { readonly body: ArrayBuffer; readonly headers: Headers }>;

const urlOf = (request: RequestInfo | URL): string =>
  typeof request === 'string' ? request : request instanceof URL ? request.href : request.url;

class FakeCache {
  readonly entries: Entries = new Map();
  readonly #owner: FakeCaches;

  constructor(owner: FakeCaches) {
    this.#owner = owner;
  }

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    const body = await response.arrayBuffer();
    this.#owner.spend(body.byteLength);
    this.entries.set(urlOf(request), { body, headers: response.headers });
  }

  match(request: RequestInfo | URL): Promise<Response | undefined> {
    const entry = this.entries.get(urlOf(request));
    return Promise.resolve(entry && new Response(entry.body, { headers: entry.headers }));
  }

  delete(request: RequestInfo | URL): Promise<boolean> {
    return Promise.resolve(this.entries.delete(urlOf(request)));
  }

  keys(): Promise<readonly Request[]> {
    return Promise.resolve([...this.entries.keys()].map((url) => new Request(url)));
  }
}

export class FakeCaches {
  readonly faults: Faults = { putsUntilKilled: Infinity, room: Infinity };
  readonly #caches = new Map<string, FakeCache>();

  spend(bytes: number): void {
    if (this.faults.putsUntilKilled <= 0) throw new Killed();
    this.faults.putsUntilKilled -= 1;
    if (this.used() + bytes > this.faults.room) {
      throw new DOMException('No room.', 'QuotaExceededError');
    }
  }

  used(): number {
    const caches = [...this.#caches.values()].flatMap(({ entries }) => [...entries.values()]);
    return caches.reduce((sum, { body }) => sum + body.byteLength, 0);
  }

  open(name: string): Promise<FakeCache> {
    const cache = this.#caches.get(name) ?? new FakeCache(this);
    this.#caches.set(name, cache);
    return Promise.resolve(cache);
  }

  has(name: string): Promise<boolean> {
    return Promise.resolve(this.#caches.has(name));
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.#caches.delete(name));
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.#caches.keys()]);
  }

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    for (const cache of this.#caches.values()) {
      const found = await cache.match(request);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** As the parts of the worker take it: they use no more than is here. */
  get asStorage(): CacheStorage {
    return this as unknown as CacheStorage;
  }
}
