import type { Game } from './game.ts';
import { rebellion } from './rebellion/game.ts';
import { swdbg } from './swdbg/game.ts';
import { swlcg } from './swlcg/game.ts';
import { ti4 } from './ti4/game.ts';

/** One line a game. What its pages load lies in its `player.ts`, which the bundler finds by itself. */
export const GAMES: readonly Game[] = [rebellion, swdbg, swlcg, ti4];

/** One part of every game that has it. */
export const partsOf = async <Part>(
  load: (game: Game) => Promise<Part> | undefined,
): Promise<ReadonlyMap<string, Part>> => {
  const parts = GAMES.map(async (game) => [game.id, await load(game)] as const);
  return new Map(
    (await Promise.all(parts)).flatMap(([id, part]) => (part === undefined ? [] : [[id, part]])),
  );
};
