import type { Game } from '../game.ts';

export const swdbg: Game = {
  id: 'swdbg',
  // A card laid on a deck that grows.
  mark: 'M8 3h11v14H8zM5 6v14h11M2 9v14h11',
  colour: '#0b5a78',
  picture: {
    lines:
      'M116 56L164 43L184 112L136 125zM166 47L216 40L226 111L176 118zM217 38L267 38L267 110L217 110zM268 40L318 47L308 118L258 111zM320 43L368 56L348 125L300 112zM33 48L83 48L83 120L33 120zM29 42L79 42L79 114L29 114zM25 36L75 36L75 108L25 108zM104 74h14M112 68l6 6l-6 6',
    bodies:
      'M141 84a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM187 79a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM233 74a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM279 79a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM325 84a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM135 116L158 109L159 112L136 119zM182 109L206 106L206 109L182 112zM230 102L254 102L254 106L230 106zM278 106L302 109L302 112L278 109zM326 109L349 116L348 119L325 112z',
  },
  procedures: async () => (await import('./procedures.ts')).swdbgProcedures,
  tables: async () => (await import('./tables/index.ts')).swdbgTables,
  helper: async () => (await import('./helper/parts.ts')).helperParts,
  ask: async () => (await import('./ask.ts')).subjects,
  drills: async () => (await import('./drills/index.ts')).drills,
  party: () => import('./party.ts'),
};
