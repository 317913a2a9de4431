import type { APIRoute } from 'astro';
import { feedResponse, feedUrl, FEEDS, newsOf, type Feed } from '../../../../api/news.ts';
import { toldGamePaths } from '../../../../layouts/paths.ts';
import { getModel } from '../../../../rules/ask/get-model.ts';
import type { Language } from '../../../../rules/languages.ts';
import type { Game } from '../../../../rules/model.ts';

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

export const GET: APIRoute<Props> = async ({ props: { game, language, feed } }) =>
  feedResponse(newsOf(await getModel(), game, language), feed, feedUrl(language, game.id, feed));
