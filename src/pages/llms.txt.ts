import type { APIRoute } from 'astro';
import { llmsText } from '../api/llms.ts';
import { getModel } from '../rules/ask/get-model.ts';
import { site } from '../site.ts';

export const GET: APIRoute = async () =>
  new Response(llmsText(await getModel(), site.origin), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
