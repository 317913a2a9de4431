import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Every board in several states, for whoever draws them: seen in `npm run dev`, and never built. */
export function boards(): AstroIntegration {
  return {
    name: 'kodeks-boards',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({
          pattern: '/boards/[...of]',
          entrypoint: fileURLToPath(new URL('boards.astro', import.meta.url)),
        });
      },
    },
  };
}
