import type { AstroIntegration } from 'astro';
import { getModel } from '../rules/ask/get-model.ts';

/** Stops the build at the first moment when the content is not whole. */
export function contentCheck(): AstroIntegration {
  return {
    name: 'kodeks-content-check',
    hooks: {
      'astro:build:start': async () => {
        await getModel();
      },
    },
  };
}
