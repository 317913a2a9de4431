/** The worker comes when the page has nothing better to do. */
export function setUpOffline(): void {
  const begin = (): void => {
    import('../offline/page/start.ts').then(({ start }) => start()).catch(() => undefined);
  };
  addEventListener('load', () => {
    // Not every browser tells when it is idle.
    if ('requestIdleCallback' in window) requestIdleCallback(begin);
    else setTimeout(begin);
  });
}
