import type { Game } from '../game.ts';

export const rebellion: Game = {
  id: 'rebellion',
  // One small body hidden behind a large one.
  mark: 'M14 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM12.5 5.6a6 6 0 1 1-.4 11.2M17 9.6a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8z',
  procedures: async () => (await import('./procedures.ts')).rebellionProcedures,
  helper: async () => (await import('./helper/parts.ts')).helperParts,
  tables: async () => (await import('./tables/index.ts')).rebellionTables,
  party: async () => (await import('./party.ts')).beginnings,
};
