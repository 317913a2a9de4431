import type { Ratio } from '../../scripts/lib/bench.ts';
import { buildTwice } from './support/twice-built.ts';

/** `KODEKS_GAMES=swdbg npm run bench -- reproducible` tries it on one game. */
export async function ratios(): Promise<readonly Ratio[]> {
  const { files, different } = await buildTwice();
  for (const file of different.slice(0, 20)) console.log(`  differs: ${file}`);
  return [
    {
      name: 'files of two builds that differ / all files',
      measured: different.length,
      reference: files,
      unit: 'files',
      limit: 0,
    },
  ];
}
