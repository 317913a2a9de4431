import type { Take } from '../../../../ask/taken.ts';
import type { Position } from '../../engine/game/position.ts';
import { SIDES } from '../../engine/sides.ts';
import type { SwdbgState } from '../../engine/game/types.ts';

/** The table in mid-turn; what was laid before a target lies as it did before. */
export const take: Take<SwdbgState> = (state) => {
  const { variant, goal, neutralRule, turn, active, players, galaxy, force } = state;
  if (SIDES.some((side) => players[side].base === null)) return null;
  const seat = (side: (typeof SIDES)[number]) => ({
    ...players[side],
    play: players[side].play.map((piece) => ({ ...piece, aim: null })),
  });
  const setup: Position = {
    from: 'actions',
    turns: 1,
    turn,
    active,
    variant,
    goal,
    neutralRule,
    force,
    players: { empire: seat('empire'), rebel: seat('rebel') },
    row: galaxy.row,
    galaxyDeck: galaxy.deck,
    galaxyDiscard: galaxy.discard,
    pilots: galaxy.pilots,
  };
  return { play: 'swdbg/table', procedure: 'swdbg/turn', setup };
};
