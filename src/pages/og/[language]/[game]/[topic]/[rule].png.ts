import type { APIRoute } from 'astro';
import { words } from '../../../../../i18n/words.ts';
import { sharePicture, type SharePicture } from '../../../../../pictures/share-picture.ts';
import { getModel } from '../../../../../rules/get-model.ts';
import { inLanguage, LANGUAGES } from '../../../../../rules/languages.ts';
import { GLOSSARY_TOPIC } from '../../../../../rules/references.ts';
import { pathOf, statementOf } from '../../../../../rules/select.ts';

export async function getStaticPaths() {
  const { games } = await getModel();
  return LANGUAGES.flatMap((language) =>
    games.flatMap((game) => {
      const common = { game: game.name[language], site: words(language).siteName };
      const rules = game.topics.flatMap((topic) =>
        topic.rules.map((rule) => {
          const statement = statementOf(rule, language);
          const question = rule.kind === 'faq' ? statement?.title : undefined;
          return {
            params: { language, game: game.id, topic: topic.id, rule: rule.anchor },
            props: {
              ...common,
              topic: pathOf(topic, rule, language).join(' › '),
              statement: question ?? statement?.text ?? '',
            } satisfies SharePicture,
          };
        }),
      );
      const terms = game.terms.flatMap((term) => {
        const entry = inLanguage(term.words, language);
        return entry === undefined
          ? []
          : {
              params: { language, game: game.id, topic: GLOSSARY_TOPIC, rule: term.id },
              props: {
                ...common,
                topic: entry.name,
                statement: entry.definition,
              } satisfies SharePicture,
            };
      });
      return [...rules, ...terms];
    }),
  );
}

export const GET: APIRoute<SharePicture> = async ({ props }) =>
  new Response(await sharePicture(props), { headers: { 'Content-Type': 'image/png' } });
