import { LANGUAGES, MISSING, pagesIn, ready } from './support/pages.ts';
import { holdAssetsUntilPainted, shiftsOn, watchShifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await watchShifts(page);
  await holdAssetsUntilPainted(page);
});

test.afterEach(async ({ page }) => {
  // What comes after the last page may still be held.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const language of LANGUAGES) {
  test(`nothing moves while a page of any kind loads, in ${language}`, async ({ page }) => {
    test.setTimeout(90_000);
    for (const { kind, address } of pagesIn(language)) {
      await page.goto(address);
      await ready(page);
      expect.soft(await shiftsOn(page), kind).toEqual([]);
    }
  });
}

test.describe('where a page is missing', () => {
  test.use({ expectedProblems: [/status of 404/] });

  test('nothing moves while the page that says so loads', async ({ page }) => {
    await page.goto(MISSING);
    await ready(page);
    expect(await shiftsOn(page)).toEqual([]);
  });
});

test('the look-out sees what does move', async ({ page }) => {
  await page.goto('/uk/rebellion/combat/');
  await page.evaluate(() => {
    const late = document.createElement('p');
    late.style.blockSize = '200px';
    document.querySelector('main')?.prepend(late);
  });
  expect(await shiftsOn(page)).not.toEqual([]);
});
