import type { APIRoute } from 'astro';
import { atomOf, feedUrl, FEEDS, jsonFeedOf, newsOf, type Feed } from '../../../../api/news.ts';
import { toldGamePaths } from '../../../../layouts/paths.ts';
import { getModel } from '../../../../rules/ask/get-model.ts';
import type { Language } from '../../../../rules/languages.ts';
import type { Game } from '../../../../rules/model.ts';
import { site } from '../../../../site.ts';

export async function getStaticPaths() {
  const games = await toldGamePaths();
  return FEEDS.flatMap((feed) =>
    games.map(({ params, props }) => ({ params: { ...params, feed }, props: { ...props, feed } })),
  );
}

interface Props extends Record<string, unknown> {
  game: Game;
  language: Language;
  feed: Feed;
}

export const GET: APIRoute<Props> = async ({ props: { game, language, feed } }) => {
  const news = newsOf(await getModel(), game, language);
  const self = new URL(feedUrl(language, game.id, feed), site.origin).href;
  if (feed === 'feed.json') return Response.json(jsonFeedOf(news, self));
  return new Response(atomOf(news, self), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
};
