import type { GamePlayer } from '../player.ts';

export const player: GamePlayer = {
  open: { '*': async () => (await import('./boards/open.tsx')).open },
};
