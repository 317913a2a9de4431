import { deskOf } from '../../calculator/desk.ts';
import type { GamePlayer } from '../player.ts';

export const player: GamePlayer = {
  open: async () => (await import('./boards/open.tsx')).open,
  calculators: [
    {
      name: 'edge-battle',
      topics: ['edge-battle'],
      load: async () => deskOf((await import('./calculators/edge-battle.ts')).view),
    },
  ],
};
