import type { APIRoute } from 'astro';
import { daysFeed } from '../../../../drills/feed.ts';
import { poolOf } from '../../../../drills/pool.ts';
import { hasDrills } from '../../../../drills/source.ts';
import { practiceWords } from '../../../../i18n/practice.ts';
import { toldGamePaths } from '../../../../layouts/paths.ts';
import { getModel } from '../../../../rules/ask/get-model.ts';
import { dayUrl } from '../../../../rules/ask/urls.ts';
import type { Language } from '../../../../rules/languages.ts';
import type { Game } from '../../../../rules/model.ts';

export const getStaticPaths = async () =>
  (await toldGamePaths()).filter(({ props }) => hasDrills(props.game.id));

interface Props extends Record<string, unknown> {
  game: Game;
  language: Language;
}

export const GET: APIRoute<Props> = async ({ props: { game, language } }) => {
  const name = game.name[language];
  const t = practiceWords(language);
  return daysFeed([{ ...poolOf(await getModel(), game, language), name }], language, {
    title: `${t.dayTitle} — ${name}`,
    about: t.dayLead,
    home: dayUrl(language, game.id),
  });
};
