import type { APIRoute } from 'astro';
import { cardsIn } from '../../../../../embeds/card.ts';
import { pictureOf } from '../../../../../pictures/picture-of.ts';
import { sharePicture, type SharePicture } from '../../../../../pictures/share-picture.ts';
import { getModel } from '../../../../../rules/ask/get-model.ts';
import { LANGUAGES } from '../../../../../rules/languages.ts';
import { splitRuleId } from '../../../../../rules/link/references.ts';

/** One picture for each language that something is told in; pages in the other one show the same. */
export async function getStaticPaths() {
  const model = await getModel();
  return LANGUAGES.flatMap((language) =>
    Array.from(cardsIn(model, language), ([id, card]) => {
      const { game, topic, anchor } = splitRuleId(id);
      return { params: { language, game, topic, rule: anchor }, props: pictureOf(card) };
    }),
  );
}

export const GET: APIRoute<SharePicture> = async ({ props }) =>
  new Response(await sharePicture(props), { headers: { 'Content-Type': 'image/png' } });
