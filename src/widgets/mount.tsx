import { render } from 'preact';
import type { ComponentChild } from 'preact';
import type { PlayerData } from './player-data.ts';

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

interface Opener {
  readonly open: (data: PlayerData, newSeed: () => number) => Promise<ComponentChild>;
}

/** A page plays one game; the code of the others stays where it is. */
const GAMES: Readonly<Record<string, () => Promise<Opener>>> = {
  rebellion: () => import('./rebellion/open.tsx'),
  swlcg: () => import('./swlcg/open.tsx'),
};

/** Brings the player of a page to life; the text around it stays as it is. */
export const mountPlayer = async (container: HTMLElement): Promise<void> => {
  const block = container.querySelector('script[type="application/json"]');
  const place = container.querySelector<HTMLElement>('[data-player]');
  if (!block || !place) return;
  const data = JSON.parse(block.textContent) as PlayerData;
  try {
    const game = GAMES[data.procedure.split('/')[0] ?? ''];
    if (!game) throw new Error(`No player knows the procedure «${data.procedure}».`);
    const player = await (await game()).open(data, newSeed);
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
