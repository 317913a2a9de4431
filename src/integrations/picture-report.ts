import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { DRAWING, spentOn } from '../pictures/drawing-time.ts';

/** Says after a build how many share pictures there are, what they weigh and what they took. */
export function pictureReport(): AstroIntegration {
  return {
    name: 'kodeks-picture-report',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const folder = join(fileURLToPath(dir), 'og');
        const pictures = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
          name.endsWith('.png'),
        );
        const bytes = pictures.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
        const drawn = performance.getEntriesByName(DRAWING);
        logger.info(
          `${pictures.length} share pictures, ${(bytes / 1e6).toFixed(0)} MB: ` +
            `${drawn.length} drawn in ${(spentOn(drawn) / 1000).toFixed(1)} s, ` +
            `${pictures.length - drawn.length} kept from earlier builds`,
        );
      },
    },
  };
}
