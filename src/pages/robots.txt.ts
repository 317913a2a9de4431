import type { APIRoute } from 'astro';
import { site } from '../site.ts';

export const GET: APIRoute = () =>
  new Response(
    `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site.origin).href}\n`,
  );
