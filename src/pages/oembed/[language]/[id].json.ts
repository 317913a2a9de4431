import type { APIRoute } from 'astro';
import { cardsIn, type Card } from '../../../embeds/card.ts';
import { oembedOf } from '../../../embeds/oembed.ts';
import { getModel } from '../../../rules/get-model.ts';
import { LANGUAGES } from '../../../rules/languages.ts';

export async function getStaticPaths() {
  const model = await getModel();
  return LANGUAGES.flatMap((language) =>
    Array.from(cardsIn(model, language), ([id, card]) => ({
      params: { language, id },
      props: card,
    })),
  );
}

export const GET: APIRoute<Card> = ({ props }) => Response.json(oembedOf(props));
