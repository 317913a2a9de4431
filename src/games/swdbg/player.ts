import type { GamePlayer } from '../player.ts';

export const player: GamePlayer = {
  open: {
    setup: async () => (await import('./boards/open.tsx')).openSetup,
    turn: async () => (await import('./boards/open.tsx')).openTurns,
    game: async () => (await import('./boards/open.tsx')).openGame,
  },
  helper: async () => (await import('./helper/open.tsx')).open,
};
