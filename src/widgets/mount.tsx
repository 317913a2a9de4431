import { render } from 'preact';
import type { Open } from './open.ts';
import type { PlayerData } from './player-data.ts';

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

interface Opener {
  readonly open: Open;
}

/** Each behind an import of its own: a page loads the code of the game it shows. */
const OPENERS: Readonly<Record<string, () => Promise<Opener>>> = {
  'rebellion/combat': () => import('./rebellion/open-combat.tsx'),
  'ti4/tactical-action': () => import('./ti4/open-action.tsx'),
  'ti4/space-combat': () => import('./ti4/open-action.tsx'),
  'ti4/invasion': () => import('./ti4/open-action.tsx'),
  'ti4/production': () => import('./ti4/open-action.tsx'),
  'ti4/research': () => import('./ti4/open-action.tsx'),
  'ti4/agenda': () => import('./ti4/open-agenda.tsx'),
  'ti4/galaxy': () => import('./ti4/open-galaxy.tsx'),
};

/** Brings the player of a page to life; the text around it stays as it is. */
export const mountPlayer = async (container: HTMLElement): Promise<void> => {
  const block = container.querySelector('script[type="application/json"]');
  const place = container.querySelector<HTMLElement>('[data-player]');
  if (!block || !place) return;
  const data = JSON.parse(block.textContent) as PlayerData;
  try {
    const load = OPENERS[data.procedure];
    if (!load) throw new Error(`No player knows the procedure «${data.procedure}».`);
    const { open } = await load();
    const player = await open(data, newSeed);
    place.replaceChildren();
    render(player, place);
    container.dataset['ready'] = '';
    // Told in full for readers without script; beside the player it only has to be at hand.
    container.querySelector('details.walkthrough-text')?.removeAttribute('open');
  } catch (error) {
    place.textContent = data.words.failed;
    throw error;
  }
};
