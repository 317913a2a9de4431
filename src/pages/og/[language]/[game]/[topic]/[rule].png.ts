import type { APIRoute } from 'astro';
import { words } from '../../../../../i18n/words.ts';
import { sharePicture, type SharePicture } from '../../../../../pictures/share-picture.ts';
import { getModel } from '../../../../../rules/get-model.ts';
import { LANGUAGES } from '../../../../../rules/languages.ts';
import { GLOSSARY_TOPIC } from '../../../../../rules/references.ts';
import { pathOf } from '../../../../../rules/select.ts';

/** One picture for each language that something is told in; pages in the other one show the same. */
export async function getStaticPaths() {
  const { games } = await getModel();
  return LANGUAGES.flatMap((language) =>
    games.flatMap((game) => {
      const common = { game: game.name[language], site: words(language).siteName };
      const rules = game.topics.flatMap((topic) =>
        topic.rules.flatMap((rule) => {
          const statement = rule.statements[language];
          if (statement === undefined) return [];
          return {
            params: { language, game: game.id, topic: topic.id, rule: rule.anchor },
            props: {
              ...common,
              topic: pathOf(topic, rule, language).join(' › '),
              statement: (rule.kind === 'faq' ? statement.title : undefined) ?? statement.text,
            } satisfies SharePicture,
          };
        }),
      );
      const terms = game.terms.flatMap((term) => {
        const entry = term.words[language];
        if (entry === undefined) return [];
        return {
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
