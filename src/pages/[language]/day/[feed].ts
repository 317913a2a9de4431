import type { APIRoute } from 'astro';
import { feedResponse, FEEDS } from '../../../api/news.ts';
import type { Feed } from '../../../api/news.ts';
import { daysNews } from '../../../drills/feed.ts';
import { poolOf } from '../../../drills/pool.ts';
import { hasDrills } from '../../../drills/source.ts';
import { practiceWords } from '../../../i18n/practice.ts';
import { getModel } from '../../../rules/ask/get-model.ts';
import { allDaysUrl, dayFeedUrl } from '../../../rules/ask/urls.ts';
import { LANGUAGES } from '../../../rules/languages.ts';
import type { Language } from '../../../rules/languages.ts';

export const getStaticPaths = () =>
  LANGUAGES.flatMap((language) =>
    FEEDS.map((feed) => ({ params: { language, feed }, props: { language, feed } })),
  );

interface Props extends Record<string, unknown> {
  language: Language;
  feed: Feed;
}

export const GET: APIRoute<Props> = async ({ props: { language, feed } }) => {
  const t = practiceWords(language);
  const home = allDaysUrl(language);
  const model = await getModel();
  const pools = model.games
    .filter(({ id }) => hasDrills(id))
    .map((game) => ({ ...poolOf(model, game, language), name: game.name[language] }));
  const news = daysNews(pools, language, { title: t.dayTitle, about: t.dayOfAll, home });
  return feedResponse(news, feed, dayFeedUrl(home, feed));
};
