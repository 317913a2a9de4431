import type { Page } from '@playwright/test';
import { contents, LANGUAGES, openPage, pagesIn, topic } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** What only a script can answer. */
const NEEDS_SCRIPT =
  '[data-search], [data-back], [data-theme-switch], [data-copy-tools], [data-term-filter], ' +
  '[data-search-inline]';

/** The text of the page, its controls left out. */
const wordsOn = async (page: Page): Promise<string> =>
  (await page.locator('main').innerText()).replace(/\s+/g, ' ');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of LANGUAGES) {
    test(`a page of any kind is whole and offers nothing dead, in ${language}`, async ({
      page,
    }) => {
      for (const { kind, address } of pagesIn(language)) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }), kind).toHaveCount(1);
        expect((await wordsOn(page)).length, kind).toBeGreaterThan(120);
        const dead = page.locator(NEEDS_SCRIPT).filter({ visible: true });
        await expect.soft(dead, kind).toHaveCount(0);
        const others = page.locator('button:not([popovertarget])').filter({ visible: true });
        await expect.soft(others, kind).toHaveCount(0);
      }
    });
  }

  for (const [language, printed] of [
    ['uk', 'Повстанці'],
    ['ru', 'Повстанцы'],
  ] as const) {
    test(`a walkthrough is told to its end in words, in ${language}`, async ({ page }) => {
      await page.goto(`/${language}/rebellion/walkthroughs/yavin-space-battle/`);
      const steps = page.locator('.walkthrough-text .step');
      // The booklet's example is played in nineteen choices, after a beginning.
      await expect(steps).toHaveCount(20);
      await expect(steps.last()).toBeVisible();
      await expect(page.locator('.walkthrough-text')).toContainText(printed);
      const links = steps.locator('a[href*="/rebellion/"]');
      expect(await links.count()).toBeGreaterThan(20);
    });
  }

  test.describe('on a narrow window', () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test('the contents open and lead on all the same', async ({ page }) => {
      await page.goto(topic('uk'));
      await page.getByRole('button', { name: 'Зміст' }).click();
      await expect(contents(page)).toBeVisible();
      await contents(page).getByRole('link', { name: 'Кубики', exact: true }).click();
      await expect(page).toHaveURL('/uk/rebellion/dice/');
    });
  });

  test('a link lands on its rule', async ({ page }) => {
    await page.goto(topic('uk', '#dice-limit'));
    await expect(page.locator('#dice-limit')).toBeInViewport();
  });
});

test('with script the same controls are there', async ({ page }) => {
  await openPage(page, '/uk/');
  await expect(page.locator('[data-search-inline]')).toBeVisible();
  await expect(page.locator('[data-theme-switch]')).toBeVisible();
  await openPage(page, '/uk/rebellion/glossary/');
  await expect(page.locator('[data-term-filter]')).toBeVisible();
  await openPage(page, topic('uk', 'dice-limit/'));
  await expect(page.locator('[data-copy-tools]')).toBeVisible();
});
