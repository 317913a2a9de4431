import type { APIRoute } from 'astro';
import { boardOf } from '../../../../components/board-of.ts';
import { boardPicture } from '../../../../pictures/board-picture.ts';
import type { Flat } from '../../../../player/flatten.ts';
import { getModel } from '../../../../rules/ask/get-model.ts';

interface Props {
  readonly game: string;
  readonly board: readonly Flat[];
}

/** One picture for all languages: a board has no words. */
export async function getStaticPaths() {
  const { games } = await getModel();
  const all = games.flatMap((game) => game.scenarios.map((scenario) => ({ game, scenario })));
  const drawn = await Promise.all(
    all.map(async ({ game, scenario }) => {
      const board = await boardOf(scenario, game);
      return board === null
        ? []
        : [
            {
              params: { game: game.id, scenario: scenario.id },
              props: { game: game.id, board } satisfies Props,
            },
          ];
    }),
  );
  return drawn.flat();
}

export const GET: APIRoute<Props> = async ({ props }) =>
  new Response(await boardPicture(props.game, props.board), {
    headers: { 'Content-Type': 'image/png' },
  });
