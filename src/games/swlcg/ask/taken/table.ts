import type { Take } from '../../../../ask/taken.ts';
import { TURN_PHASES } from '../../engine/game/frames.ts';
import type { GameSetup, GameState } from '../../engine/game/types.ts';

/** The turn from the beginning of its phase; cards of an edge battle are in the hand again. */
export const take: Take<GameState> = (state) => {
  const { active, phase, turns, dial, balance, windows, pieces, decks, reserve } = state;
  if (phase === null || phase === 'setup') return null;
  const setup: GameSetup = {
    active,
    turns,
    phases: TURN_PHASES.slice(TURN_PHASES.indexOf(phase)),
    length: 1,
    dial,
    balance,
    windows,
    pieces: pieces.map((piece) => (piece.zone === 'edge' ? { ...piece, zone: 'hand' } : piece)),
    decks,
    reserve,
    engagement: null,
  };
  return { play: 'swlcg/table', procedure: 'swlcg/turn', setup };
};
