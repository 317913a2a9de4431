/** The worker comes after all that the page needs; what it is told waits until the page is idle. */
export function setUpOffline(): void {
  addEventListener('load', () => {
    import('../offline/page/start.ts').catch(() => undefined);
  });
}
