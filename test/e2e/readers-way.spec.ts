import type { Locator, Page } from '@playwright/test';
import { expectUncovered, openPage, topic } from './support/pages.ts';
import { holdAssetsUntilPainted, shiftsOn, watchShifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

const WAYS = [
  { language: 'uk', word: 'відступ', search: 'Пошук' },
  { language: 'ru', word: 'отступление', search: 'Поиск' },
] as const;

/** Presses as the reader of this window does, and counts. */
class Hand {
  presses = 0;

  readonly #touch: boolean;

  constructor(touch: boolean) {
    this.#touch = touch;
  }

  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await (this.#touch ? target.tap() : target.click());
  }
}

/** The section about retreat, whatever stands before it in the list. */
const retreat = (page: Page, language: 'uk' | 'ru'): Locator =>
  page.locator(`a[role="option"][href="${topic(language, '#retreat')}"]`);

/**
 * What the reader has just typed may move things; nothing else may. On a slow device the results come
 * so late that the browser no longer counts them as asked for.
 */
async function expectCalm(page: Page): Promise<void> {
  const moved = await shiftsOn(page);
  const isOfResults = (element: string): boolean => /\bclass="search-/.test(element);
  expect(moved.filter((shift) => !shift.afterInput && !shift.moved.every(isOfResults))).toEqual([]);
}

async function expectAtRetreat(page: Page, language: 'uk' | 'ru'): Promise<void> {
  await expect(page).toHaveURL(topic(language, '#retreat'));
  await expect(page.locator(':target')).toHaveId('retreat');
  await expectUncovered(page.locator(':target'));
  expect(await shiftsOn(page)).toEqual([]);
}

test.beforeEach(async ({ page }) => {
  await watchShifts(page);
  await holdAssetsUntilPainted(page);
});

for (const { language, word, search } of WAYS) {
  test(`from the home page «${word}» leads to the very rule`, async ({ page, hasTouch }) => {
    const hand = new Hand(hasTouch);
    await openPage(page, `/${language}/`);
    expect(await shiftsOn(page)).toEqual([]);
    await hand.press(page.locator('main').getByRole('combobox'));
    await page.keyboard.type(word);
    await expect(retreat(page, language)).toBeVisible();
    await expectCalm(page);
    await hand.press(retreat(page, language));
    await expectAtRetreat(page, language);
    expect(hand.presses).toBeLessThanOrEqual(3);
  });

  test(`from another topic «${word}» leads to the very rule`, async ({ page, hasTouch }) => {
    const hand = new Hand(hasTouch);
    await openPage(page, `/${language}/rebellion/dice/`);
    const opener = page.getByRole('button', { name: new RegExp(`^${search}`) });
    await hand.press(opener.filter({ visible: true }));
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(word);
    await expect(retreat(page, language)).toBeVisible();
    await expectCalm(page);
    await hand.press(retreat(page, language));
    await expectAtRetreat(page, language);
    expect(hand.presses).toBeLessThanOrEqual(3);
  });
}

test('a link to the first rule of a section shows the heading above it whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, topic('uk', '#retreat-how'));
  await expectUncovered(page.locator('#retreat'));
});

test('a definition as wide as a phone leaves the same margin on both sides', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, topic('uk'));
  await page.locator('article a[interestfor]').filter({ visible: true }).first().focus();
  const { x = 0, width = 0 } = (await page.locator('.definition:popover-open').boundingBox()) ?? {};
  expect(x).toBeGreaterThan(0);
  expect(Math.round(390 - x - width)).toBe(Math.round(x));
});
