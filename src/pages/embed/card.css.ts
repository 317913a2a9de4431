import type { APIRoute } from 'astro';
import { BASE } from '../../base.ts';
import card from '../../styles/card.css?raw';
import tokens from '../../styles/tokens.css?raw';

/** The colours and letters of the site and the few lines that a card needs of its own. */
export const GET: APIRoute = () =>
  new Response(`${tokens}\n${card}`.replaceAll("url('/", `url('${BASE}/`), {
    headers: { 'Content-Type': 'text/css; charset=utf-8' },
  });
