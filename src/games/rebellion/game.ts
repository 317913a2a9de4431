import type { Game } from '../game.ts';

export const rebellion: Game = {
  id: 'rebellion',
  // One small body hidden behind a large one.
  mark: 'M14 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM12.5 5.6a6 6 0 1 1-.4 11.2M17 9.6a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8z',
  colour: '#9a3412',
  picture: {
    lines:
      'M228 74a58 58 0 1 0 116 0a58 58 0 1 0-116 0zM228 74a58 12 0 0 0 116 0M229 66h114M253 48a13 13 0 1 0 26 0a13 13 0 1 0-26 0zM172 74h36M150 50h40M150 98h40M118 74h28M90 129h.1M46 58h.1M174 14h.1M26 113h.1M145 20h.1M101 82h.1M22 124h.1M137 35h.1M17 19h.1M119 61h.1M25 38h.1M31 78h.1M116 15h.1M152 23h.1',
    bodies:
      'M222 74L208 69L212 74L208 79zM204 50L190 45L194 50L190 55zM204 98L190 93L194 98L190 103z',
  },
  procedures: async () => (await import('./procedures.ts')).rebellionProcedures,
  helper: async () => (await import('./helper/parts.ts')).helperParts,
  tables: async () => (await import('./tables/index.ts')).rebellionTables,
  ask: async () => (await import('./ask.ts')).subjects,
  drills: async () => (await import('./drills/index.ts')).drills,
  party: () => import('./party.ts'),
};
