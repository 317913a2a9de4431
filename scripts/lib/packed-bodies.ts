import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Near the strength hosts use on the fly; the strongest takes seconds for one large file. */
const BROTLI_QUALITY = 5;
/** As far back as nearly every page goes. */
const WINDOW_BITS = 18;

/** At once and one by one: threads that pack side by side leave torn memory behind, twice as much in all. */
const pack: Readonly<Record<Encoding, (body: Buffer) => Buffer>> = {
  br: (body) =>
    brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      },
    }),
  gzip: (body) => gzipSync(body),
};

/** Bodies packed when they are first asked for; those asked for longest ago make room for others. */
export class PackedBodies {
  readonly #limit: number;
  /** A Map keeps the order of insertion: what is asked for again is put last. */
  readonly #kept = new Map<string, Uint8Array>();
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** How much is kept, never more than the limit. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The key names one version of one file; its body is read only when nothing packed is kept. */
  async packed(key: string, encoding: Encoding, read: () => Promise<Buffer>): Promise<Uint8Array> {
    const name = `${encoding} ${key}`;
    // A copy of its own size: what the packer gives is a view into a larger block.
    const body = this.#take(name) ?? new Uint8Array(pack[encoding](await read()));
    this.#put(name, body);
    return body;
  }

  #take(name: string): Uint8Array | undefined {
    const body = this.#kept.get(name);
    if (this.#kept.delete(name)) this.#bytes -= body?.length ?? 0;
    return body;
  }

  #put(name: string, body: Uint8Array): void {
    if (body.length > this.#limit) return;
    // Two that asked at the same time have both packed it.
    this.#take(name);
    this.#kept.set(name, body);
    this.#bytes += body.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#limit) return;
      this.#take(oldest);
    }
  }
}
