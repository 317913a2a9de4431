import type { Game } from '../game.ts';

export const ti4: Game = {
  id: 'ti4',
  // A tile of the galaxy, and the last light over its horizon.
  mark: 'M11 2l8 4.6v8.8L11 20l-8-4.6V6.6zM3 13.5h16M7 13.5a4 4 0 0 1 8 0',
  procedures: async () => (await import('./procedures.ts')).ti4Procedures,
  helper: async () => (await import('./helper/parts.ts')).helperParts,
  tables: async () => (await import('./tables/index.ts')).ti4Tables,
  party: async () => (await import('./party.ts')).beginnings,
};
