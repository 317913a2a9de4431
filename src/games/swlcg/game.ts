import type { Game } from '../game.ts';

export const swlcg: Game = {
  id: 'swlcg',
  // A pair of scales.
  mark: 'M11 3v18M6 21h10M4 7h14M4 7l-3 7h6zM18 7l-3 7h6z',
  colour: '#3d6114',
  picture: {
    lines:
      'M214 70a56 56 0 1 0 112 0a56 56 0 1 0-112 0zM226 70a44 44 0 1 0 88 0a44 44 0 1 0-88 0zM270 26v88M180 70h-60M150 44v52M320 70L326 70M318 83L324 84M313 95L318 98M305 105L310 110M295 113L298 118M283 118L284 124M270 120L270 126M257 118L256 124M245 113L242 118M235 105L230 110M227 95L222 98M222 83L216 84M220 70L214 70M222 57L216 56M227 45L222 42M235 35L230 30M245 27L242 22M257 22L256 16M270 20L270 14M283 22L284 16M295 27L298 22M305 35L310 30M313 45L318 42M318 57L324 56M36 41L81 34L92 99L47 106zM78 34L123 41L114 106L69 99z',
    bodies:
      'M270 26a44 44 0 0 1 0 88zM55 62a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM88 62a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM270 6L264 -2L276 -2z',
  },
  procedures: async () => (await import('./procedures.ts')).swlcgProcedures,
  tables: async () => (await import('./tables/index.ts')).cardGameTables,
  ask: async () => (await import('./ask.ts')).subjects,
  drills: async () => (await import('./drills/index.ts')).drills,
  party: () => import('./party.ts'),
};
