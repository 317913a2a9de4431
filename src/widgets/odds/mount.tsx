import { hydrate } from 'preact';
import { Calculator } from './calculator.tsx';
import type { OddsData } from './page-data.ts';

/** The form stands there already; from here on it answers. */
export const mountOdds = (container: HTMLElement): void => {
  const block = container.querySelector('script[type="application/json"]');
  const place = container.querySelector<HTMLElement>('[data-place]');
  if (!block || !place) return;
  const data = JSON.parse(block.textContent) as OddsData;
  // In a task of its own, so that a phone answers its reader before.
  setTimeout(() => {
    hydrate(<Calculator data={data} />, place);
    container.dataset['ready'] = '';
  });
};
