import type { Game } from '../game.ts';

export const duel: Game = {
  id: 'duel',
  // Two crossed lines.
  mark: 'M4 4l14 14M18 4L4 18',
  procedures: async () => (await import('./procedures.ts')).duelProcedures,
  tables: async () => (await import('./tables/index.ts')).duelTables,
  helper: async () => (await import('./helper/parts.ts')).helperParts,
  party: () => import('./party.ts'),
};
