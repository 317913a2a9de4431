import type { Take } from '../../../../ask/taken.ts';
import type { GameState } from '../../engine/game/index.ts';

/** The board, for whoever is active there. */
export const take: Take<GameState> = ({ phase, board }) =>
  phase === 'setup'
    ? null
    : {
        play: 'ti4/action',
        procedure: 'ti4/tactical-action',
        setup: {
          ...board,
          system: null,
          battle: null,
          hits: {},
          landed: {},
          owed: null,
          agenda: [],
        },
      };
