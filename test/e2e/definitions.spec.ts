import { openPage, topic } from './support/pages.ts';
import { claimDefinitions } from './support/definitions.ts';
import { expect, test } from './support/test.ts';

claimDefinitions();

test('the page of a single rule explains its terms too', async ({ page }) => {
  await openPage(page, '/uk/rebellion/combat/draw-by-value/');
  await page.locator('.statement a.term').first().hover();
  await expect(page.locator('.definition:popover-open')).toHaveCount(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a term is a plain link to its page', async ({ page }) => {
    await page.goto(topic('uk'));
    const term = page.locator('article a.term').first();
    const name = await term.innerText();
    await term.click();
    await expect(page).toHaveURL(/\/uk\/rebellion\/glossary\/[a-z-]+\/$/);
    // A term bends in a sentence; its first letters stay.
    await expect(page.locator('h1')).toContainText(new RegExp(name.slice(0, 4), 'i'));
  });
});

test('every term of a topic has its definition on the page', async ({ page }) => {
  await openPage(page, topic('uk'));
  const lost = await page
    .locator('a[interestfor]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('interestfor') ?? '')
        .filter((id) => document.getElementById(id)?.querySelector('p')?.textContent === undefined),
    );
  expect(await page.locator('a[interestfor]').count()).toBeGreaterThan(10);
  expect(lost).toEqual([]);
});
