import type { APIRoute } from 'astro';
import { feedResponse, FEEDS } from '../../../../api/news.ts';
import type { Feed } from '../../../../api/news.ts';
import { daysNews } from '../../../../drills/feed.ts';
import { poolOf } from '../../../../drills/pool.ts';
import { hasDrills } from '../../../../drills/source.ts';
import { practiceWords } from '../../../../i18n/practice.ts';
import { toldGamePaths } from '../../../../layouts/paths.ts';
import { getModel } from '../../../../rules/ask/get-model.ts';
import { dayFeedUrl, dayUrl } from '../../../../rules/ask/urls.ts';
import type { Language } from '../../../../rules/languages.ts';
import type { Game } from '../../../../rules/model.ts';

export async function getStaticPaths() {
  const games = await toldGamePaths();
  return FEEDS.flatMap((feed) =>
    games
      .filter(({ props }) => hasDrills(props.game.id))
      .map(({ params, props }) => ({ params: { ...params, feed }, props: { ...props, feed } })),
  );
}

interface Props extends Record<string, unknown> {
  game: Game;
  language: Language;
  feed: Feed;
}

export const GET: APIRoute<Props> = async ({ props: { game, language, feed } }) => {
  const name = game.name[language];
  const t = practiceWords(language);
  const home = dayUrl(language, game.id);
  const pool = { ...poolOf(await getModel(), game, language), name };
  const news = daysNews([pool], language, {
    title: `${t.dayTitle} — ${name}`,
    about: t.dayLead,
    home,
  });
  return feedResponse(news, feed, dayFeedUrl(home, feed));
};
