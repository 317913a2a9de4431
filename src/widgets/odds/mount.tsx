import { hydrate } from 'preact';
import { Calculator } from './calculator.tsx';
import type { OddsData } from './page-data.ts';

/** The form stands there already; from here on it answers. */
export const mountOdds = (container: HTMLElement): void => {
  const block = container.querySelector('script[type="application/json"]');
  const place = container.querySelector<HTMLElement>('[data-place]');
  if (!block || !place) return;
  hydrate(<Calculator data={JSON.parse(block.textContent) as OddsData} />, place);
  container.dataset['ready'] = '';
};
