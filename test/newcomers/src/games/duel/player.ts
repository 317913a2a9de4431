import type { GamePlayer } from '../player.ts';

export const player: GamePlayer = {
  open: { fight: async () => (await import('./boards/open.tsx')).open },
  helper: async () => (await import('./helper/open.tsx')).open,
};
