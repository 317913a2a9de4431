import type { APIRoute } from 'astro';
import { plainTextOf } from '../../../api/plain-text.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Game } from '../../../rules/model.ts';
import { toldGamePaths } from '../../../layouts/paths.ts';
import { gameUrl } from '../../../rules/ask/urls.ts';
import { site } from '../../../site.ts';

export const getStaticPaths = toldGamePaths;

export const GET: APIRoute<{ game: Game; language: Language }> = ({ props: { game, language } }) =>
  new Response(plainTextOf(game, language, new URL(gameUrl(language, game.id), site.origin).href), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
