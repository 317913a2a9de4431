/** The worker and what else can wait come after all that the page needs. */
export function setUpAfterwards(): void {
  addEventListener('load', () => {
    import('./afterwards.ts').catch(() => undefined);
  });
}
