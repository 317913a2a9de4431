import { withBase } from '../base.ts';

/** Everything this page has loaded from its own site, for the worker to keep. */
const loaded = (): readonly string[] => {
  const { origin, pathname } = window.location;
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = names
    .filter((name) => name.startsWith(`${origin}/`))
    .map((name) => name.split('#')[0]);
  return [...new Set([`${origin}${pathname}`, ...own.filter((name) => name !== undefined)])];
};

/**
 * Tables stand where the network does not reach. The worker answers for this one page only; where
 * there are no workers the page works as long as it is open.
 */
export const keepOffline = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(withBase('/helper-worker.js'), {
      scope: window.location.pathname,
    });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ page: window.location.pathname, keep: loaded() });
  } catch {
    // Refused or unsafe: nothing is kept, nothing else changes.
  }
};
