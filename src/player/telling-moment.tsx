import { isDrawn } from '../engine/check.ts';
import { newGame, play, position } from '../engine/play.ts';
import { loadPlay } from '../games/player.ts';
import { flatten } from './flatten.ts';
import type { Flat } from './flatten.ts';
import { withParts } from './play.tsx';
import type { PlayerData } from './player-data.ts';

/**
 * The board at the moment that tells most: as the last dice or cards of its second half lie open, or
 * at the end, where everything has been laid out.
 */
export const tellingBoard = async (data: PlayerData): Promise<readonly Flat[]> => {
  const { ready } = await loadPlay(data.play);
  const adapter = await ready(data, () => 1);
  const { Board, procedure } = adapter;
  // The build has replayed the line; the engine refuses what is not a choice.
  const book = data.choices as readonly never[];
  const last = book.findLastIndex((choice) => isDrawn(choice)) + 1;
  const moves = last * 2 >= book.length ? last : book.length;
  return withParts(() => {
    const game = book
      .slice(0, moves)
      .reduce((made, choice) => play(made, choice), newGame(procedure, null));
    return flatten(<Board state={position(game).state} />);
  }, adapter.fetchMore);
};
