import type { Open } from './open.ts';

/** Each behind an import of its own: a page loads the code of the game it shows. */
const OPENERS: Readonly<Record<string, () => Promise<Open>>> = {
  'rebellion/combat': async () => (await import('./rebellion/open-combat.tsx')).open,
  'ti4/tactical-action': async () => (await import('./ti4/open-action.tsx')).open,
  'ti4/space-combat': async () => (await import('./ti4/open-action.tsx')).open,
  'ti4/invasion': async () => (await import('./ti4/open-action.tsx')).open,
  'ti4/production': async () => (await import('./ti4/open-action.tsx')).open,
  'ti4/research': async () => (await import('./ti4/open-action.tsx')).open,
  'ti4/agenda': async () => (await import('./ti4/open-agenda.tsx')).open,
  'ti4/galaxy': async () => (await import('./ti4/open-galaxy.tsx')).open,
  'ti4/strategy-phase': async () => (await import('./ti4/open-round.tsx')).open,
  'ti4/action-phase': async () => (await import('./ti4/open-round.tsx')).open,
  'ti4/status-phase': async () => (await import('./ti4/open-round.tsx')).open,
  'ti4/transactions': async () => (await import('./ti4/open-trade.tsx')).open,
  'swdbg/setup': async () => (await import('./swdbg/open.tsx')).openSetup,
  'swdbg/turn': async () => (await import('./swdbg/open.tsx')).openTurns,
  'swdbg/game': async () => (await import('./swdbg/open.tsx')).openGame,
};

/** The other procedures of a game are parts of one engine. */
const WHOLE_GAMES: Readonly<Record<string, () => Promise<Open>>> = {
  rebellion: async () => (await import('./rebellion/game/open.tsx')).open,
  swlcg: async () => (await import('./swlcg/open.tsx')).open,
};

/** What makes the player of a procedure, for the build that draws its beginning and for the page. */
export const openerOf = (procedure: string): Promise<Open> => {
  const [game = ''] = procedure.split('/');
  const load = OPENERS[procedure] ?? WHOLE_GAMES[game];
  if (!load) throw new Error(`No player knows the procedure «${procedure}».`);
  return load();
};
