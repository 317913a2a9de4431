import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { getModel } from '../rules/ask/get-model.ts';
import { LANGUAGES } from '../rules/languages.ts';
import { endIndexing, writeBundle, type BundleFile } from '../search/index.ts';

/** Pagefind's only file of this kind tells where its others are. */
const OWN = /^(?!pagefind).*\.json$/;

/** Adds the search to the built pages. */
export function search(): AstroIntegration {
  return {
    name: 'kodeks-search',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const model = await getModel();
        for (const language of LANGUAGES) {
          const { records, files } = await writeBundle(model, language, fileURLToPath(dir));
          const texts = files.filter(({ path: name }) => name.startsWith('texts/'));
          const core = files.filter((file) => OWN.test(file.path) && !texts.includes(file));
          const phrases = files.filter((file) => ![...core, ...texts].includes(file));
          logger.info(
            `${language}: ${records} records; words and index ${kilobytes(core)}, ` +
              `texts ${kilobytes(texts)} in ${texts.length} files, ` +
              `for quoted queries ${kilobytes(phrases)} in ${phrases.length} (compressed)`,
          );
        }
        await endIndexing();
      },
    },
  };
}

function kilobytes(files: readonly BundleFile[]): string {
  return `${(files.reduce((sum, { packed }) => sum + packed, 0) / 1000).toFixed(1)} kB`;
}
