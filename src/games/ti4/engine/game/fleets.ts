import { sheetOf } from '../action/query.ts';
import { roomFor } from '../action/room.ts';
import type { ActionState, PlayerId } from '../action/types.ts';
import { done } from './draft.ts';
import type { Passing } from './draft.ts';
import { playAction } from './parts/action.ts';

/** Systems in which a player has more than the fleet pool or the room aboard allows. */
export const overfull = (board: ActionState, player: PlayerId): readonly string[] => {
  const { fleet } = sheetOf(board, player);
  const own = board.units.filter(({ owner }) => owner === player).map(({ system }) => system);
  return [...new Set(own)].filter((system) => {
    const room = roomFor(board, player, system);
    return room.fleet > fleet || room.over > 0;
  });
};

/** Tokens or units have changed: what is too much now goes back. */
export const fleets: Passing<'fleets'> = {
  settle(draft, { by }) {
    done(draft);
    const systems = overfull(draft.state.board, by);
    if (systems.length === 0) return;
    playAction(draft, {
      by,
      frames: systems.map((system) => ({ at: 'limits', player: by, system, after: 'movement' })),
    });
  },
};
