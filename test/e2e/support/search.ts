import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The search as its reader meets it: one box, what it offers, and what is chosen of that. */

export const input = (page: Page): Locator => page.getByRole('combobox');
export const options = (page: Page): Locator => page.getByRole('option');
const selected = (page: Page): Locator => page.getByRole('option', { selected: true });

export async function openByKey(page: Page, language: 'uk' | 'ru'): Promise<void> {
  await page.goto(`/${language}/rebellion/combat/`);
  await page.keyboard.press('/');
  await expect(input(page)).toBeFocused();
}

/**
 * Arrow down to the first result that stands on the topic's own page, as a reader would: results
 * come file by file, so the list is walked as it is at each key and not as it was at first sight.
 */
export async function followFirstRule(page: Page, address: string): Promise<void> {
  const wanted = page.locator(`[role="option"][href^="${address}#"]`).first();
  await expect(wanted).toBeVisible();
  const chosen = (): Promise<string | null> => selected(page).getAttribute('href');
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    expect(await chosen()).toContain(`${address}#`);
  }).toPass({ intervals: [0] });
  const link = (await chosen()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(link);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator(':target')).toBeInViewport();
}
