import type { APIRoute } from 'astro';
import { topicFile, topicsNamed } from '../../../../../api/topic-file.ts';
import { getModel } from '../../../../../rules/ask/get-model.ts';
import type { Game } from '../../../../../rules/model.ts';

interface Props {
  game: Game;
  topic: string;
}

export async function getStaticPaths() {
  const model = await getModel();
  return model.games.flatMap((game) =>
    topicsNamed(model, game).map((topic) => ({
      params: { game: game.id, topic },
      props: { game, topic } satisfies Props,
    })),
  );
}

export const GET: APIRoute<Props> = async ({ props: { game, topic } }) =>
  Response.json(topicFile(await getModel(), game, topic));
