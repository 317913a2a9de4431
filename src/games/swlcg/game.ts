import type { Game } from '../game.ts';

export const swlcg: Game = {
  id: 'swlcg',
  // A pair of scales.
  mark: 'M11 3v18M6 21h10M4 7h14M4 7l-3 7h6zM18 7l-3 7h6z',
  procedures: async () => (await import('./procedures.ts')).swlcgProcedures,
  tables: async () => (await import('./tables/index.ts')).cardGameTables,
  party: async () => (await import('./party.ts')).beginnings,
};
