import type { APIRoute } from 'astro';
import { daysFeed } from '../../../drills/feed.ts';
import { poolOf } from '../../../drills/pool.ts';
import { hasDrills } from '../../../drills/source.ts';
import { practiceWords } from '../../../i18n/practice.ts';
import { getModel } from '../../../rules/ask/get-model.ts';
import { allDaysUrl } from '../../../rules/ask/urls.ts';
import { LANGUAGES } from '../../../rules/languages.ts';
import type { Language } from '../../../rules/languages.ts';

export const getStaticPaths = () =>
  LANGUAGES.map((language) => ({ params: { language }, props: { language } }));

interface Props extends Record<string, unknown> {
  language: Language;
}

export const GET: APIRoute<Props> = async ({ props: { language } }) => {
  const t = practiceWords(language);
  const model = await getModel();
  const pools = model.games
    .filter(({ id }) => hasDrills(id))
    .map((game) => ({ ...poolOf(model, game, language), name: game.name[language] }));
  const home = allDaysUrl(language);
  return daysFeed(pools, language, { title: t.dayTitle, about: t.dayOfAll, home });
};
