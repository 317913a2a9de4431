import { render } from 'preact';
import { loadHelper } from '../games/helper.ts';
import type { HelperData } from './helper-data.ts';

export const mountHelper = async (container: HTMLElement): Promise<void> => {
  const block = container.querySelector('script[type="application/json"]');
  const place = container.querySelector<HTMLElement>('[data-place]');
  if (!block || !place) return;
  const data = JSON.parse(block.textContent) as HelperData;
  try {
    const open = await loadHelper(data.game);
    const helper = await open(data);
    place.replaceChildren();
    render(helper, place);
    container.dataset['ready'] = '';
  } catch (error) {
    place.textContent = data.failed;
    throw error;
  }
};
