import { render } from 'preact';
import type { HelperData, OpenHelper } from './helper-data.ts';

/** Each behind an import of its own: a page loads the code of the game it helps with. */
const OPENERS: Readonly<Record<string, () => Promise<OpenHelper>>> = {
  swdbg: async () => (await import('../games/swdbg/helper/open.tsx')).open,
};

export const mountHelper = async (container: HTMLElement): Promise<void> => {
  const block = container.querySelector('script[type="application/json"]');
  const place = container.querySelector<HTMLElement>('[data-place]');
  if (!block || !place) return;
  const data = JSON.parse(block.textContent) as HelperData;
  try {
    const load = OPENERS[data.game];
    if (!load) throw new Error(`No helper is known for the game «${data.game}».`);
    const open = await load();
    const helper = await open(data);
    place.replaceChildren();
    render(helper, place);
    container.dataset['ready'] = '';
  } catch (error) {
    place.textContent = data.failed;
    throw error;
  }
};
