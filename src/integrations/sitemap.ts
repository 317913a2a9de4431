import { closeSync, mkdirSync, openSync, readSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { indexedPage, sitemapFiles } from '../api/sitemap.ts';
import { withBase } from '../base.ts';
import { getModel } from '../rules/ask/get-model.ts';
import { site } from '../site.ts';

/** More than any head of the site takes before its last link. */
const HEAD_BYTES = 16_384;

/** Lists the built pages for search engines by what each says about itself, so that both agree. */
export function sitemap(): AstroIntegration {
  return {
    name: 'kodeks-sitemap',
    hooks: {
      'astro:build:done': async ({ dir, pages, logger }) => {
        const { games } = await getModel();
        const indexed = pages.flatMap(({ pathname }) => {
          const address = new URL(withBase(`/${pathname}`), site.origin).href;
          // The one page that is no folder, so that hosts find it.
          if (pathname === '404/') return [];
          const head = beginningOf(new URL(`${pathname}index.html`, dir));
          return indexedPage(head, address) ?? [];
        });
        const ids = games.map(({ id }) => id);
        mkdirSync(new URL('sitemap/', dir), { recursive: true });
        for (const [name, text] of sitemapFiles(indexed, ids, site.origin)) {
          writeFileSync(fileURLToPath(new URL(name, dir)), text);
        }
        logger.info(`${indexed.length} of ${pages.length} pages are listed for search engines`);
      },
    },
  };
}

function beginningOf(file: URL): string {
  const open = openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(HEAD_BYTES);
    return buffer.toString('utf8', 0, readSync(open, buffer, 0, HEAD_BYTES, 0));
  } finally {
    closeSync(open);
  }
}
