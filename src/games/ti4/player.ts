import type { GamePlayer } from '../player.ts';

export const player: GamePlayer = {
  open: {
    'tactical-action': async () => (await import('./boards/open-action.tsx')).open,
    'space-combat': async () => (await import('./boards/open-action.tsx')).open,
    invasion: async () => (await import('./boards/open-action.tsx')).open,
    production: async () => (await import('./boards/open-action.tsx')).open,
    research: async () => (await import('./boards/open-action.tsx')).open,
    agenda: async () => (await import('./boards/open-agenda.tsx')).open,
    galaxy: async () => (await import('./boards/open-galaxy.tsx')).open,
    'strategy-phase': async () => (await import('./boards/open-round.tsx')).open,
    'action-phase': async () => (await import('./boards/open-round.tsx')).open,
    'status-phase': async () => (await import('./boards/open-round.tsx')).open,
    transactions: async () => (await import('./boards/open-trade.tsx')).open,
  },
};
