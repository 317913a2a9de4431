import type { Page, ViewportSize } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** One way of looking at a page that stands open. */
export interface Check {
  readonly what: string;
  /** The window to look through; the one that the page was opened in where none is named. */
  readonly window?: ViewportSize;
  readonly faults: (page: Page) => Promise<readonly string[]>;
}

/** Looks at an open page in each way, whatever the ways before have found. */
export async function audit(page: Page, where: string, checks: readonly Check[]): Promise<void> {
  const own = page.viewportSize();
  for (const { what, window = own, faults } of checks) {
    await test.step(`${where}: ${what}`, async () => {
      if (window !== null) await page.setViewportSize(window);
      expect.soft(await faults(page), `${where}: ${what}`).toEqual([]);
    });
  }
  if (own !== null) await page.setViewportSize(own);
}
