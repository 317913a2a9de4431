import type { APIRoute } from 'astro';
import { withBase } from '../base.ts';
import { site } from '../site.ts';

export const GET: APIRoute = () =>
  new Response(
    `User-agent: *\nAllow: /\n\nSitemap: ${new URL(withBase('/sitemap.xml'), site.origin).href}\n`,
  );
