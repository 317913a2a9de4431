import type { Game } from '../game.ts';

export const swdbg: Game = {
  id: 'swdbg',
  // A card laid on a deck that grows.
  mark: 'M8 3h11v14H8zM5 6v14h11M2 9v14h11',
  procedures: async () => (await import('./procedures.ts')).swdbgProcedures,
  tables: async () => (await import('./tables/index.ts')).swdbgTables,
  helper: async () => (await import('./helper/parts.ts')).helperParts,
  party: async () => (await import('./party.ts')).beginnings,
};
