import { hydrate } from 'preact';
import { loadPlay } from '../games/player.ts';
import { openPlayer } from './open.tsx';
import type { PlayerData, SharedNotes } from './player-data.ts';
import { isPlayFragment } from './session.ts';
import { whenWanted } from './when-wanted.ts';

export { askedOf, choicesAfter } from './asked.ts';

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

/** Rules and terms that a family of walkthroughs shares come in a file of their own. */
const complete = async (data: PlayerData): Promise<PlayerData> => {
  if (data.shared === undefined) return data;
  const response = await fetch(data.shared);
  if (!response.ok) throw new Error(`${data.shared} answered ${response.status}.`);
  return { ...data, ...((await response.json()) as SharedNotes) };
};

/** Lets the browser answer its reader: the work of a whole player at once is felt on a phone. */
const breathe = (): Promise<void> => new Promise((resume) => setTimeout(resume));

/**
 * Makes the player of a page ready to answer: its beginning stands there already, drawn by the
 * build. It comes to life at the first touch, or at once where the address leads into the game.
 */
export const mountPlayer = async (container: HTMLElement): Promise<void> => {
  const block = container.querySelector('script[type="application/json"]');
  const place = container.querySelector<HTMLElement>('[data-player]');
  if (!block || !place) return;
  const data = JSON.parse(block.textContent) as PlayerData;
  try {
    const [play, whole] = await Promise.all([loadPlay(data.play), complete(data)]);
    await breathe();
    const player = await openPlayer(play, whole, newSeed);
    await breathe();
    whenWanted(place, isPlayFragment, () => hydrate(player, place));
    container.dataset['ready'] = '';
  } catch (error) {
    place.textContent = data.words.failed;
    container.querySelector('[data-transcript]')?.setAttribute('open', '');
    throw error;
  }
};
