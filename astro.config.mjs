import { unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import remarkDirective from 'remark-directive';
import { BASE } from './src/base.ts';
import { loadWords } from './src/i18n/without-bundler.ts';
import { boards } from './src/integrations/boards/boards.ts';
import { contentCheck } from './src/integrations/content-check.ts';
import { hostHeaders } from './src/integrations/host-headers.ts';
import { offline } from './src/integrations/offline.ts';
import { plainImports } from './src/integrations/plain-imports.ts';
import { pictureReport } from './src/integrations/picture-report.ts';
import { scriptGraph } from './src/integrations/script-graph.ts';
import { search } from './src/integrations/search.ts';
import { sitemap } from './src/integrations/sitemap.ts';
import { hrefLast } from './src/markdown/href-last.ts';
import { textContext } from './src/markdown/text-context.ts';
import { remarkTopic } from './src/markdown/remark-topic.ts';
import { site } from './src/site.ts';

const graph = scriptGraph();

export default defineConfig({
  site: site.origin,
  base: `${BASE}/`,
  outDir: process.env['KODEKS_DIST'] ?? 'dist',
  cacheDir: process.env['KODEKS_CACHE'] ?? 'node_modules/.astro',
  trailingSlash: 'always',
  output: 'static',
  // What is made of the built pages comes in this order: the last one hashes all files.
  integrations: [
    // Babel has nothing to do in files without JSX; reading them all took seconds.
    ...[mdx(), preact({ include: ['**/*.tsx'] }), contentCheck(), boards()],
    ...[sitemap(), hostHeaders(), pictureReport(), search(), offline(graph.scripts)],
  ],
  markdown: {
    processor: unified({
      remarkPlugins: [remarkDirective, remarkTopic(textContext, await loadWords())],
      rehypePlugins: [hrefLast],
      smartypants: false,
    }),
    syntaxHighlight: false,
  },
  // Line breaks between tags mean nothing, as in JSX: the formatter may set them freely.
  compressHTML: 'jsx',
  // The Content-Security-Policy allows no inline style or script.
  build: { inlineStylesheets: 'never', concurrency: 4 },
  devToolbar: { enabled: false },
  vite: {
    plugins: [plainImports(), graph.plugin()],
    // Workers fetch the code of their game by an import of its own.
    worker: { format: 'es', plugins: () => [graph.plugin()] },
    build: {
      assetsInlineLimit: 0,
      // One warning for each MDX file (withastro/astro#18087).
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  },
});
