import type { Locator, Page } from '@playwright/test';
import { openPage, topic } from './pages.ts';
import { expect, test } from './test.ts';

const term = (page: Page): Locator => page.locator('article a.term').first();
const open = (page: Page): Locator => page.locator('.definition:popover-open');

/** The pop-up says of the term what the term's own page says of it. */
async function expectItsDefinition(page: Page): Promise<void> {
  await expect(open(page)).toHaveCount(1);
  await expect(open(page)).toBeInViewport({ ratio: 1 });
  const told = await open(page).locator('p').innerText();
  const address = (await term(page).getAttribute('href')) ?? '';
  await expect(open(page).getByRole('link')).toHaveAttribute('href', address);
  await open(page).getByRole('link').click();
  await expect(page).toHaveURL(address);
  await expect(page.locator('.statement')).toHaveText(told);
}

/** The same of every browser, whether it opens pop-ups by itself or leaves that to the page. */
export function claimDefinitions(): void {
  for (const language of ['uk', 'ru'] as const) {
    test(`the pointer over a term opens its definition, in ${language}`, async ({ page }) => {
      await openPage(page, topic(language));
      await term(page).hover();
      await expectItsDefinition(page);
    });

    test(`the keyboard on a term opens its definition, in ${language}`, async ({ page }) => {
      await openPage(page, topic(language));
      await page.keyboard.press('Tab');
      await term(page).focus();
      await expectItsDefinition(page);
    });
  }

  test('Escape closes the definition and leaves the focus on the term', async ({ page }) => {
    await openPage(page, topic('uk'));
    await page.keyboard.press('Tab');
    await term(page).focus();
    await expect(open(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(open(page)).toHaveCount(0);
    await expect(term(page)).toBeFocused();
  });

  test('the definition goes when the keyboard goes on', async ({ page }) => {
    await openPage(page, topic('uk'));
    await page.keyboard.press('Tab');
    await term(page).focus();
    await expect(open(page)).toHaveCount(1);
    await page.locator('.masthead [data-theme-switch]').focus();
    await expect(open(page)).toHaveCount(0);
  });

  test('the definition goes when the pointer goes away', async ({ page }) => {
    await openPage(page, topic('uk'));
    await term(page).hover();
    await expect(open(page)).toHaveCount(1);
    await page.locator('h1').hover();
    await expect(open(page)).toHaveCount(0);
  });

  test('the definition stays while the pointer goes to the link in it', async ({ page }) => {
    await openPage(page, topic('uk'));
    await term(page).hover();
    await expect(open(page)).toHaveCount(1);
    await open(page).locator('p').hover();
    await open(page).getByRole('link').hover();
    await expect(open(page)).toHaveCount(1);
  });

  test('a click on a term leads to its page', async ({ page, hasTouch }) => {
    await openPage(page, topic('uk'));
    const address = (await term(page).getAttribute('href')) ?? '';
    if (hasTouch) await term(page).press('Enter');
    else await term(page).click();
    await expect(page).toHaveURL(address);
  });

  test.describe('under a finger', () => {
    test.use({ hasTouch: true });

    test('the first tap opens the definition and the way in it leads to the term', async ({
      page,
    }) => {
      await openPage(page, topic('uk'));
      await term(page).tap();
      await expect(page).toHaveURL(topic('uk'));
      await expectItsDefinition(page);
    });

    test('a tap beside the definition closes it', async ({ page }) => {
      await openPage(page, topic('uk'));
      await term(page).tap();
      await expect(open(page)).toHaveCount(1);
      await page.locator('h1').tap();
      await expect(open(page)).toHaveCount(0);
    });
  });
}
