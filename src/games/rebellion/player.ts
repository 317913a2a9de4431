import type { GamePlayer } from '../player.ts';

export const player: GamePlayer = {
  open: {
    combat: async () => (await import('./boards/open-combat.tsx')).open,
    // All but a fight by itself are parts of the whole game.
    '*': async () => (await import('./boards/game/open.tsx')).open,
  },
};
