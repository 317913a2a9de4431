import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PackedBodies } from '../../scripts/lib/packed-bodies.ts';

describe('packed bodies', () => {
  /** What cannot be packed: a kilobyte stays one. */
  const noise = (): Buffer => randomBytes(1000);
  const reader = (body: Buffer) => {
    const reading = { times: 0, read: () => ((reading.times += 1), Promise.resolve(body)) };
    return reading;
  };

  it('are what was read, in the encoding asked for', async () => {
    const bodies = new PackedBodies(10_000);
    const { read } = reader(Buffer.from('слово '.repeat(100)));
    const [br, gzip] = await Promise.all([
      bodies.packed('a', 'br', read),
      bodies.packed('a', 'gzip', read),
    ]);
    expect(brotliDecompressSync(br).toString()).toBe('слово '.repeat(100));
    expect(gunzipSync(gzip).toString()).toBe('слово '.repeat(100));
  });

  it('are read and packed once while they are kept', async () => {
    const bodies = new PackedBodies(10_000);
    const reading = reader(noise());
    await bodies.packed('a', 'br', reading.read);
    await bodies.packed('a', 'br', reading.read);
    expect(reading.times).toBe(1);
  });

  it('are never more bytes than the limit, whatever is asked for', async () => {
    const bodies = new PackedBodies(3500);
    for (let file = 0; file < 20; file += 1) {
      await bodies.packed(String(file), 'gzip', reader(noise()).read);
      expect(bodies.bytes).toBeLessThanOrEqual(3500);
    }
    expect(bodies.bytes).toBeGreaterThan(3000);
  });

  it('are counted once when two ask at the same time', async () => {
    const bodies = new PackedBodies(10_000);
    const { read } = reader(noise());
    const [one] = await Promise.all([
      bodies.packed('a', 'gzip', read),
      bodies.packed('a', 'gzip', read),
    ]);
    expect(bodies.bytes).toBe(one.length);
  });

  it('make room by the one asked for longest ago', async () => {
    const bodies = new PackedBodies(2500);
    const [a, b, c] = [reader(noise()), reader(noise()), reader(noise())];
    await bodies.packed('a', 'br', a.read);
    await bodies.packed('b', 'br', b.read);
    await bodies.packed('a', 'br', a.read);
    await bodies.packed('c', 'br', c.read);
    await bodies.packed('a', 'br', a.read);
    expect(a.times).toBe(1);
    await bodies.packed('b', 'br', b.read);
    expect(b.times).toBe(2);
  });

  it('are given but not kept when one alone is larger than the limit, and push nothing out', async () => {
    const bodies = new PackedBodies(500);
    await bodies.packed('small', 'gzip', reader(Buffer.from('слово')).read);
    const before = bodies.bytes;
    const body = noise();
    expect(gunzipSync(await bodies.packed('large', 'gzip', reader(body).read))).toEqual(body);
    expect(bodies.bytes).toBe(before);
  });
});
