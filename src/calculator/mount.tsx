import { hydrate } from 'preact';
import { whenWanted } from '../player/when-wanted.ts';
import { ODDS_PREFIX } from './address.ts';
import { askerOf, type Asker } from './asker.ts';
import { Calculator } from './calculator.tsx';
import { openingValues, type OddsData } from './page-data.ts';
import { reckonerOf } from './reckoner.ts';
import { filled } from './values.ts';

/** Not every browser tells when it is idle. */
const SOON_MS = 800;
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, SOON_MS);
};

/**
 * The form stands there already, with an answer; it comes to life at the first touch, or at once
 * where the address asks something.
 */
export const mountOdds = (container: HTMLElement): void => {
  const block = container.querySelector('script[type="application/json"]');
  const place = container.querySelector<HTMLElement>('[data-place]');
  if (!block || !place) return;
  const data = JSON.parse(block.textContent) as OddsData;
  let asker: Asker | null = null;
  const theAsker = (): Asker => (asker ??= askerOf(reckonerOf(data)));
  whenWanted(
    place,
    (fragment) => fragment.startsWith(ODDS_PREFIX),
    () => hydrate(<Calculator data={data} asker={theAsker} />, place),
  );
  container.dataset['ready'] = '';
  // Asked once for nothing, the worker is at hand for the first change, without a network as well.
  whenIdle(() => {
    if (asker !== null) return;
    const values = filled(data.form, openingValues(data.form));
    void theAsker()
      .ask({ kind: 'ask', values })
      .catch(() => undefined);
  });
};
