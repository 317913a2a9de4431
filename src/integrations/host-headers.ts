import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesBelow } from '../../scripts/lib/files.mjs';
import { parseHeaders, siteHeaders } from '../../scripts/lib/headers.ts';
import { withBase } from '../base.ts';
import { withMetaPolicy } from './meta-policy.ts';

/**
 * Fits the headers to where the site will stand. The paths in `_headers` begin where the host begins,
 * not where the site does. Nor do hosts send the page for unknown addresses with its own headers, but
 * with those of the address: it says its policy itself, and with KODEKS_META_POLICY all pages do, for a
 * host without headers.
 */
export function hostHeaders(): AstroIntegration {
  return {
    name: 'kodeks-host-headers',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const file = new URL('_headers', dir);
        const text = siteHeaders(readFileSync(file, 'utf8')).replace(/^\/.*/gm, withBase);
        writeFileSync(file, text);
        const isWithout = Boolean(process.env['KODEKS_META_POLICY']);
        const rules = parseHeaders(text);
        for (const name of filesBelow(fileURLToPath(dir), '.')) {
          if (name !== '404.html' && !(isWithout && name.endsWith('.html'))) continue;
          const page = new URL(name, dir);
          const path = withBase(`/${name.replace(/(^|\/)index\.html$/, '$1')}`);
          writeFileSync(page, withMetaPolicy(readFileSync(page, 'utf8'), rules, path));
        }
      },
    },
  };
}
