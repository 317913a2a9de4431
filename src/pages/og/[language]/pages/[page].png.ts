import type { APIRoute } from 'astro';
import { readyAnswers } from '../../../../calculator/page-data.ts';
import { calculatorsOf } from '../../../../calculator/registry.ts';
import { oddsPageWords } from '../../../../i18n/odds/page.ts';
import { teachWords } from '../../../../i18n/teach.ts';
import { words } from '../../../../i18n/words.ts';
import { sharePicture, type SharePicture } from '../../../../pictures/share-picture.ts';
import { getModel } from '../../../../rules/ask/get-model.ts';
import { LANGUAGES } from '../../../../rules/languages.ts';
import { splitRuleId } from '../../../../rules/link/references.ts';

/** The first page, each game, each mistake, and each calculator with the answer to its first preset. */
export async function getStaticPaths() {
  const { games } = await getModel();
  const pictures = await Promise.all(
    LANGUAGES.map(async (language) => {
      const t = words(language);
      const site = `${t.siteName} · ${t.languageName}`;
      const home: readonly [string, SharePicture] = [
        'home',
        {
          game: undefined,
          topic: t.siteName,
          title: t.tagline,
          statement: games.map(({ name }) => `${name[language]}.`).join(' '),
          source: '',
          site,
        },
      ];
      const ofGames = games.map(({ id, name, summary }): readonly [string, SharePicture] => [
        id,
        {
          game: id,
          topic: t.siteName,
          title: name[language],
          statement: summary[language],
          source: '',
          site,
        },
      ]);
      const calculators = await Promise.all(
        games.flatMap(({ id, name }) =>
          calculatorsOf(id).map(async (listed): Promise<readonly [string, SharePicture]> => {
            const desk = await listed.load();
            const [first] = readyAnswers(desk, language);
            return [
              `${id}-odds-${listed.name}`,
              {
                game: id,
                topic: `${oddsPageWords(language).title} › ${desk.words(language).title}`,
                title: first?.name,
                statement: first?.asked.told.headline ?? desk.words(language).summary,
                source: name[language],
                site,
              },
            ];
          }),
        ),
      );
      const mistakes = games.flatMap(({ id, name, mistakes: known }) =>
        known.map(({ id: mistake, wrong, right }): readonly [string, SharePicture] => [
          `${id}-mistake-${splitRuleId(mistake).anchor}`,
          {
            game: id,
            topic: teachWords(language).mistakes,
            title: wrong[language],
            statement: right[language],
            source: name[language],
            site,
          },
        ]),
      );
      return [home, ...ofGames, ...calculators, ...mistakes].map(([page, props]) => ({
        params: { language, page },
        props,
      }));
    }),
  );
  return pictures.flat();
}

export const GET: APIRoute<SharePicture> = async ({ props }) =>
  new Response(await sharePicture(props), { headers: { 'Content-Type': 'image/png' } });
