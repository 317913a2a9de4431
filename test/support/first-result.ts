import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** When the search was wished for, and when its first result stood in the page. */
    firstResult?: { readonly wished: number; at: number };
  }
}

/** What comes over the wire until somebody who searches has an answer: code, words, index, texts. */
export const BUDGET = { game: 90_000, home: 165_000 } as const;

/**
 * All bytes from the wish to search to the first result, and none of what only follows. A worker of
 * the site would answer in place of the network: it must be kept out.
 */
export async function bytesToFirstResult(page: Page, query: string): Promise<number> {
  await page.evaluate(() => {
    const found = { wished: performance.now(), at: Number.POSITIVE_INFINITY };
    window.firstResult = found;
    new MutationObserver((_, observer) => {
      if (document.querySelector('[role="option"]') === null) return;
      found.at = performance.now();
      observer.disconnect();
    }).observe(document.body, { childList: true, subtree: true });
    performance.setResourceTimingBufferSize(1000);
  });
  const box = page.locator('[data-search-inline] input');
  if (await box.isVisible()) await box.focus();
  else await page.keyboard.press('/');
  await page.getByRole('combobox').fill(query);
  await page.getByRole('option').first().waitFor();
  return page.evaluate(() => {
    const { wished, at } = window.firstResult ?? { wished: 0, at: 0 };
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ startTime, responseEnd }) => startTime >= wished && responseEnd <= at)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  });
}
