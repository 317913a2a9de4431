import type { Open } from './open.ts';

/** Each behind an import of its own: a page loads the code of the game it shows. */
const OPENERS: Readonly<Record<string, () => Promise<Open>>> = {
  'rebellion/combat': async () => (await import('../games/rebellion/boards/open-combat.tsx')).open,
  'ti4/tactical-action': async () => (await import('../games/ti4/boards/open-action.tsx')).open,
  'ti4/space-combat': async () => (await import('../games/ti4/boards/open-action.tsx')).open,
  'ti4/invasion': async () => (await import('../games/ti4/boards/open-action.tsx')).open,
  'ti4/production': async () => (await import('../games/ti4/boards/open-action.tsx')).open,
  'ti4/research': async () => (await import('../games/ti4/boards/open-action.tsx')).open,
  'ti4/agenda': async () => (await import('../games/ti4/boards/open-agenda.tsx')).open,
  'ti4/galaxy': async () => (await import('../games/ti4/boards/open-galaxy.tsx')).open,
  'ti4/strategy-phase': async () => (await import('../games/ti4/boards/open-round.tsx')).open,
  'ti4/action-phase': async () => (await import('../games/ti4/boards/open-round.tsx')).open,
  'ti4/status-phase': async () => (await import('../games/ti4/boards/open-round.tsx')).open,
  'ti4/transactions': async () => (await import('../games/ti4/boards/open-trade.tsx')).open,
  'swdbg/setup': async () => (await import('../games/swdbg/boards/open.tsx')).openSetup,
  'swdbg/turn': async () => (await import('../games/swdbg/boards/open.tsx')).openTurns,
  'swdbg/game': async () => (await import('../games/swdbg/boards/open.tsx')).openGame,
};

/** The other procedures of a game are parts of one engine. */
const WHOLE_GAMES: Readonly<Record<string, () => Promise<Open>>> = {
  rebellion: async () => (await import('../games/rebellion/boards/game/open.tsx')).open,
  swlcg: async () => (await import('../games/swlcg/boards/open.tsx')).open,
};

/** What makes the player of a procedure, for the build that draws its beginning and for the page. */
export const openerOf = (procedure: string): Promise<Open> => {
  const [game = ''] = procedure.split('/');
  const load = OPENERS[procedure] ?? WHOLE_GAMES[game];
  if (!load) throw new Error(`No player knows the procedure «${procedure}».`);
  return load();
};
