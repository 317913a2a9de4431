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

/** Arrow down to the first result that stands on the topic's own page, as a reader would. */
export async function followFirstRule(page: Page, address: string): Promise<void> {
  await expect(options(page).first()).toBeVisible();
  const links = await options(page).evaluateAll((found) =>
    found.map((option) => option.getAttribute('href') ?? ''),
  );
  const at = links.findIndex((link) => link.startsWith(`${address}#`));
  expect(at).toBeGreaterThanOrEqual(0);
  for (let step = 0; step <= at; step += 1) await page.keyboard.press('ArrowDown');
  await expect(selected(page)).toHaveAttribute('href', links[at] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(links[at] ?? '');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator(':target')).toBeInViewport();
}
