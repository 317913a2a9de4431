import { deskOf } from '../../calculator/desk.ts';
import type { Open } from '../../player/open.ts';
import type { GamePlayer } from '../player.ts';

const action = async (): Promise<Open> => (await import('./boards/open-action.tsx')).open;
const round = async (): Promise<Open> => (await import('./boards/open-round.tsx')).open;

const OPENERS: Readonly<Record<string, () => Promise<Open>>> = {
  'tactical-action': action,
  'space-combat': action,
  invasion: action,
  production: action,
  research: action,
  agenda: async () => (await import('./boards/open-agenda.tsx')).open,
  galaxy: async () => (await import('./boards/open-galaxy.tsx')).open,
  'strategy-phase': round,
  'action-phase': round,
  'status-phase': round,
  transactions: async () => (await import('./boards/open-trade.tsx')).open,
};

export const player: GamePlayer = {
  open: (procedure) => OPENERS[procedure]?.(),
  calculators: [
    {
      name: 'space-combat',
      topics: ['space-combat'],
      load: async () => deskOf((await import('./calculators/space-combat.ts')).view),
    },
    {
      name: 'invasion',
      topics: ['invasion', 'ground-combat'],
      load: async () => deskOf((await import('./calculators/invasion.ts')).view),
    },
  ],
};
