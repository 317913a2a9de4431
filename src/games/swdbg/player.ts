import { deskOf } from '../../calculator/desk.ts';
import type { Open } from '../../player/open.ts';
import type { GamePlayer } from '../player.ts';

const OPENERS: Readonly<Record<string, () => Promise<Open>>> = {
  setup: async () => (await import('./boards/open.tsx')).openSetup,
  turn: async () => (await import('./boards/open.tsx')).openTurns,
  game: async () => (await import('./boards/open.tsx')).openGame,
};

export const player: GamePlayer = {
  open: (procedure) => OPENERS[procedure]?.(),
  calculators: [
    {
      name: 'draw',
      topics: ['reshuffling', 'turn'],
      load: async () => deskOf((await import('./calculators/draw.ts')).view),
    },
  ],
  helper: async () => (await import('./helper/open.tsx')).open,
};
