import { render } from 'preact';
import type { Open } from './open.ts';
import type { PlayerData, SharedNotes } from './player-data.ts';

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

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

/** Rules and terms that a family of walkthroughs shares come in a file of their own. */
const complete = async (data: PlayerData): Promise<PlayerData> => {
  if (data.shared === undefined) return data;
  const response = await fetch(data.shared);
  if (!response.ok) throw new Error(`${data.shared} answered ${response.status}.`);
  return { ...data, ...((await response.json()) as SharedNotes) };
};

/** Lets the browser answer its reader: the work of a whole player at once is felt on a phone. */
const breathe = (): Promise<void> => new Promise((resume) => setTimeout(resume));

/** Brings the player of a page to life; the text around it stays as it is. */
export const mountPlayer = async (container: HTMLElement): Promise<void> => {
  const block = container.querySelector('script[type="application/json"]');
  const place = container.querySelector<HTMLElement>('[data-player]');
  if (!block || !place) return;
  const data = JSON.parse(block.textContent) as PlayerData;
  try {
    const [game = ''] = data.procedure.split('/');
    const load = OPENERS[data.procedure] ?? WHOLE_GAMES[game];
    if (!load) throw new Error(`No player knows the procedure «${data.procedure}».`);
    const [open, whole] = await Promise.all([load(), complete(data)]);
    await breathe();
    const player = await open(whole, newSeed);
    await breathe();
    place.replaceChildren();
    render(player, place);
    container.dataset['ready'] = '';
  } catch (error) {
    place.textContent = data.words.failed;
    container.querySelector('[data-transcript]')?.setAttribute('open', '');
    throw error;
  }
};
