import { readFileSync } from 'node:fs';
import { unified } from '@astrojs/markdown-remark';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

// The bench writes there what our model says.
const generated = new URL('../../../.cache/starlight/', import.meta.url);

export default defineConfig({
  site: 'https://kodeks.example',
  // Our texts are typed as they should be printed, so its typography has nothing to do.
  markdown: { processor: unified({ smartypants: false }) },
  integrations: [
    starlight({
      title: 'Кодекс',
      defaultLocale: 'uk',
      locales: {
        uk: { label: 'Українська', lang: 'uk' },
        ru: { label: 'Русский', lang: 'ru' },
      },
      sidebar: JSON.parse(readFileSync(new URL('sidebar.json', generated), 'utf8')),
      routeMiddleware: './src/own-game.ts',
    }),
  ],
});
