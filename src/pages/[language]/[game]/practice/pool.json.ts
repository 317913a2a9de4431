import type { APIContext } from 'astro';
import { poolOf } from '../../../../drills/pool.ts';
import { hasDrills } from '../../../../drills/source.ts';
import { gamePaths } from '../../../../layouts/paths.ts';
import { getModel } from '../../../../rules/ask/get-model.ts';

export const getStaticPaths = async () =>
  (await gamePaths()).filter(({ props }) => hasDrills(props.game.id));

/** All questions of a game with the rules that decide them: fetched once, kept with the game. */
export const GET = async ({
  props: { language, game },
}: APIContext<Awaited<ReturnType<typeof getStaticPaths>>[number]['props']>): Promise<Response> =>
  Response.json(poolOf(await getModel(), game, language));
