import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getModel } from '../../../src/rules/ask/get-model.ts';
import { installApart, runNode, type Finished } from './apart.ts';
import { writeDocs } from './starlight-docs.ts';

const FOLDER = 'test/bench/starlight';
export const STARLIGHT_SITE = join(FOLDER, 'dist');

/** Builds the topics and the glossaries of all games with Starlight, from nothing. */
export async function buildStarlight(): Promise<Finished> {
  await installApart(FOLDER);
  const generated = '.cache/starlight';
  for (const kept of [generated, STARLIGHT_SITE, join(FOLDER, 'node_modules/.astro')]) {
    rmSync(kept, { recursive: true, force: true });
  }
  await writeDocs(await getModel(), generated);
  const astro = join(FOLDER, 'node_modules/astro/bin/astro.mjs');
  const built = await runNode([astro, 'build', '--root', FOLDER]);
  if (!existsSync(STARLIGHT_SITE)) throw new Error(`Starlight built nothing:\n${built.output}`);
  // What our own host says of files whose names change with their contents.
  const forever = '/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n';
  writeFileSync(join(STARLIGHT_SITE, '_headers'), forever);
  return built;
}
