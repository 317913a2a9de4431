import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './files.mjs';

const brotliPacked = promisify(brotliCompress);
const gzipPacked = promisify(gzip);

/** What is packed already by its own format gains nothing: pictures, fonts, Pagefind’s own files. */
const PACKABLE = /\.(?:html|css|m?js|json|svg|txt|xml|webmanifest)$/;
/** Smaller files fit into one packet as they are. */
const SMALLEST = 1024;

export const isPackable = (file: string, bytes: number): boolean =>
  PACKABLE.test(file) && bytes >= SMALLEST;

/** Threads of Node’s pool that pack at the same time. */
const AT_ONCE = 4;

export interface Compressed {
  readonly files: number;
  readonly bytes: number;
  readonly brotli: number;
  readonly gzip: number;
}

/** Writes `file.br` and `file.gz` beside every file that becomes smaller so. */
export async function compressSite(dir: string, brotliQuality: number): Promise<Compressed> {
  const waiting = filesBelow(dir, '.').filter((file) => PACKABLE.test(file));
  const total = { files: 0, bytes: 0, brotli: 0, gzip: 0 };
  const work = async (): Promise<void> => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const full = path.join(dir, file);
      const body = await readFile(full);
      if (body.length < SMALLEST) continue;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      };
      const br = await brotliPacked(body, { params });
      const gz = await gzipPacked(body, { level: constants.Z_BEST_COMPRESSION });
      if (Math.max(br.length, gz.length) >= body.length) continue;
      await Promise.all([writeFile(`${full}.br`, br), writeFile(`${full}.gz`, gz)]);
      total.files += 1;
      total.bytes += body.length;
      total.brotli += br.length;
      total.gzip += gz.length;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return total;
}
