import type { APIRoute } from 'astro';
import { rulingsFile } from '../../../../api/files.ts';
import { getModel } from '../../../../rules/ask/get-model.ts';
import type { Game } from '../../../../rules/model.ts';

export async function getStaticPaths() {
  const { games } = await getModel();
  return games
    .filter(({ rulings }) => rulings.length > 0)
    .map((game) => ({ params: { game: game.id }, props: { game } }));
}

export const GET: APIRoute<{ game: Game }> = ({ props: { game } }) =>
  Response.json(rulingsFile(game));
