import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { BASE, withBase } from '../base.ts';

/** The paths in `_headers` begin where the host begins, not where the site does. */
export function hostHeaders(): AstroIntegration {
  return {
    name: 'kodeks-host-headers',
    hooks: {
      'astro:build:done': ({ dir }) => {
        if (BASE === '') return;
        const file = new URL('_headers', dir);
        writeFileSync(file, readFileSync(file, 'utf8').replace(/^\/.*/gm, withBase));
      },
    },
  };
}
