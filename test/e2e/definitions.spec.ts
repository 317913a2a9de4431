import type { Locator, Page } from '@playwright/test';
import { openPage, type Language } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Definitions are the same everywhere; a long topic would only load longer. */
const short = (language: Language): string => `/${language}/rebellion/dice/`;
const term = (page: Page): Locator => page.locator('article a[interestfor]').first();
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

/** Each language under one hand on a phone, and under the other on a wide window. */
const languages = (isMobile: boolean): { byPointer: Language; byKeyboard: Language } =>
  isMobile ? { byPointer: 'uk', byKeyboard: 'ru' } : { byPointer: 'ru', byKeyboard: 'uk' };

function claimDefinitions(): void {
  test('the pointer over a term opens its definition, which goes when it goes away, and stays while it goes to the link in it', async ({
    page,
    isMobile,
  }) => {
    await openPage(page, short(languages(isMobile).byPointer));
    await term(page).hover();
    await expect(open(page)).toHaveCount(1);
    await page.locator('h1').hover();
    await expect(open(page)).toHaveCount(0);
    await term(page).hover();
    await expect(open(page)).toHaveCount(1);
    const way = await open(page).getByRole('link').boundingBox();
    // Step by step, as a hand does, over the gap between the two.
    await page.mouse.move((way?.x ?? 0) + 8, (way?.y ?? 0) + 8, { steps: 40 });
    await expectItsDefinition(page);
  });

  test('the keyboard on a term opens its definition, which goes by Escape, and when the keyboard goes on', async ({
    page,
    isMobile,
  }) => {
    await openPage(page, short(languages(isMobile).byKeyboard));
    await page.keyboard.press('Tab');
    await term(page).focus();
    await expect(open(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(open(page)).toHaveCount(0);
    await expect(term(page)).toBeFocused();
    await page.locator('.masthead [data-theme-switch]').focus();
    await term(page).focus();
    await expect(open(page)).toHaveCount(1);
    await page.locator('.masthead [data-theme-switch]').focus();
    await expect(open(page)).toHaveCount(0);
    await term(page).focus();
    await expectItsDefinition(page);
  });

  test('the keyboard goes from the term into its definition, and the way in it leads on', async ({
    page,
  }) => {
    await openPage(page, short('uk'));
    const address = (await term(page).getAttribute('href')) ?? '';
    await page.keyboard.press('Tab');
    await term(page).focus();
    await expect(open(page)).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(open(page).getByRole('link')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
  });

  test('a click on a term leads to its page', async ({ page, hasTouch }) => {
    await openPage(page, short('uk'));
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
      await openPage(page, short('uk'));
      await term(page).tap();
      await expect(page).toHaveURL(short('uk'));
      await expectItsDefinition(page);
    });

    test('a tap beside the definition closes it', async ({ page }) => {
      await openPage(page, short('uk'));
      await term(page).tap();
      await expect(open(page)).toHaveCount(1);
      await page.locator('h1').tap();
      await expect(open(page)).toHaveCount(0);
    });
  });
}

test.describe('in a browser that opens pop-ups for interest in a link', () => {
  claimDefinitions();

  test('the browser does know of interest', async ({ page }) => {
    await openPage(page, '/uk/');
    expect(await page.evaluate(() => 'interestForElement' in HTMLAnchorElement.prototype)).toBe(
      true,
    );
  });
});

test.describe('in a browser that leaves the pop-ups to the page', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLAnchorElement.prototype, 'interestForElement');
      for (const type of ['interest', 'loseinterest']) {
        addEventListener(type, (event) => event.preventDefault(), true);
      }
    });
  });

  claimDefinitions();
});

test('the page of a single rule explains its terms too', async ({ page }) => {
  await openPage(page, '/uk/rebellion/combat/draw-by-value/');
  await page.locator('.statement a[interestfor]').first().hover();
  await expect(open(page)).toHaveCount(1);
});

test('every term of a topic has its definition on the page', async ({ page }) => {
  await openPage(page, short('uk'));
  const asked = await page
    .locator('a[interestfor]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('interestfor') ?? ''));
  const given = await page
    .locator('.definition:has(p:not(:empty))')
    .evaluateAll((boxes) => boxes.map(({ id }) => id));
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((id) => !given.includes(id))).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a term is a plain link to its page', async ({ page }) => {
    await page.goto(short('uk'));
    const name = await term(page).innerText();
    await term(page).click();
    await expect(page).toHaveURL(/\/uk\/rebellion\/glossary\/[a-z-]+\/$/);
    // A term bends in a sentence; its first letters stay.
    await expect(page.locator('h1')).toContainText(new RegExp(name.slice(0, 4), 'i'));
  });
});
