import type { Page } from '@playwright/test';
import { LANGUAGES, MISSING, openPage, pagesIn, ready, stayAtTheRoot } from './support/pages.ts';
import { targetsBelow } from './support/targets.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** The page is no wider than the window, and neither is anything that cannot be scrolled by itself. */
async function expectToFit(page: Page, kind: string): Promise<void> {
  const { width, wide } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const beyond = [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => Math.floor(element.getBoundingClientRect().right) > clientWidth)
      .map((element) => element.outerHTML.slice(0, 100));
    return { width: scrollWidth - clientWidth, wide: beyond.slice(0, 5) };
  });
  expect.soft(width, [kind, ...wide].join('\n')).toBeLessThanOrEqual(0);
}

/** A finger needs 24 pixels to hit a target at all, 44 to hit it without looking. */
async function expectToBeHit(page: Page, kind: string): Promise<void> {
  expect.soft(await targetsBelow(page, 24), kind).toEqual([]);
  expect
    .soft(
      await targetsBelow(page, 44, '.masthead :is(a, button), .bottom-bar button, .chip, .choice'),
      kind,
    )
    .toEqual([]);
}

for (const language of LANGUAGES) {
  test(`a page of any kind fits 320 pixels and a finger, in ${language}`, async ({ page }) => {
    test.setTimeout(90_000);
    for (const { kind, address } of pagesIn(language)) {
      await openPage(page, address);
      await expectToFit(page, kind);
      await expectToBeHit(page, kind);
    }
  });
}

test('the root fits 320 pixels and a finger', async ({ page }) => {
  await stayAtTheRoot(page);
  await page.goto('/');
  await expectToFit(page, 'root');
  await expectToBeHit(page, 'root');
});

test.describe('where the letters of the site come too late', () => {
  test.use({ expectedProblems: [/ERR_FAILED/] });

  for (const language of LANGUAGES) {
    test(`a page of any kind fits 320 pixels, in ${language}`, async ({ page }) => {
      test.setTimeout(90_000);
      await page.route('**/*.woff2', (route) => route.abort());
      for (const { kind, address } of pagesIn(language)) {
        await openPage(page, address);
        await expectToFit(page, kind);
      }
    });
  }
});

test.describe('where a page is missing', () => {
  test.use({ expectedProblems: [/status of 404/] });

  test('everything fits 320 pixels and a finger', async ({ page }) => {
    await page.goto(MISSING);
    await ready(page);
    await expectToFit(page, 'missing');
    await expectToBeHit(page, 'missing');
  });
});

test('the contents fit 320 pixels and a finger', async ({ page }) => {
  await openPage(page, '/ru/rebellion/combat/');
  await page.locator('.bottom-bar').getByRole('button', { name: 'Содержание' }).click();
  await expect(page.locator('#contents')).toBeVisible();
  await expectToFit(page, 'contents');
  expect(await targetsBelow(page, 44, '#contents label')).toEqual([]);
  expect(await targetsBelow(page, 24, '#contents :is(a, label)')).toEqual([]);
});
