import { hydrate } from 'preact';
import { breathe } from '../breathe.ts';
import { Calculator } from './calculator.tsx';
import type { OddsData } from './page-data.ts';

/** The form stands there already; from here on it answers. */
export const mountOdds = async (container: HTMLElement): Promise<void> => {
  const block = container.querySelector('script[type="application/json"]');
  const place = container.querySelector<HTMLElement>('[data-place]');
  if (!block || !place) return;
  const data = JSON.parse(block.textContent) as OddsData;
  await breathe();
  hydrate(<Calculator data={data} />, place);
  container.dataset['ready'] = '';
};
