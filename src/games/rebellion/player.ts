import { deskOf } from '../../calculator/desk.ts';
import type { GamePlayer } from '../player.ts';

export const player: GamePlayer = {
  // All but a fight by itself are parts of the whole game.
  open: async (procedure) =>
    procedure === 'combat'
      ? (await import('./boards/open-combat.tsx')).open
      : (await import('./boards/game/open.tsx')).open,
  calculators: [
    {
      name: 'combat',
      topics: ['combat'],
      load: async () => deskOf((await import('./calculators/combat.ts')).view),
    },
    {
      name: 'mission',
      topics: ['missions'],
      load: async () => deskOf((await import('./calculators/mission.ts')).view),
    },
  ],
};
