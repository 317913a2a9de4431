import type { APIRoute } from 'astro';
import { BASE } from '../../base.ts';
import card from '../../styles/card.css?raw';
import tokens from '../../styles/tokens.css?raw';

const LOOKS: Readonly<Record<string, string>> = import.meta.glob('../../games/*/look.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The colours and letters of the site and of its games, and the few lines that a card needs of its own. */
export const GET: APIRoute = () =>
  new Response(
    [tokens, ...Object.values(LOOKS), card].join('\n').replaceAll("url('/", `url('${BASE}/`),
    { headers: { 'Content-Type': 'text/css; charset=utf-8' } },
  );
