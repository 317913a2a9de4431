import { barriersOn } from './support/axe.ts';
import { followFirstRule, input, openByKey, options } from './support/search.ts';
import { expect, test } from './support/test.ts';

/** What the width, the pointer or the keyboard changes in the search. */

for (const { language, word } of [
  { language: 'uk', word: 'відступ' },
  { language: 'ru', word: 'отступление' },
] as const) {
  test(`the keyboard alone finds «${word}» and lands on a rule`, async ({ page }) => {
    await openByKey(page, language);
    await page.keyboard.type(word);
    await expect(options(page).first()).toContainText(word);
    await followFirstRule(page, `/${language}/rebellion/combat/`);
  });
}

test('Escape closes the search and leaves the reader where they were', async ({ page }) => {
  await page.goto('/uk/rebellion/combat/');
  const opener = page.locator('[data-search]').filter({ visible: true }).first();
  const before = await page.locator('h1').boundingBox();
  await opener.click();
  await expect(input(page)).toBeFocused();
  expect(await page.locator('h1').boundingBox()).toEqual(before);
  await page.keyboard.type('бій');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await page.locator('h1').boundingBox()).toEqual(before);
});

test('nothing in the open search keeps anyone out', async ({ page }) => {
  await openByKey(page, 'uk');
  await input(page).fill('карта тактики');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  expect(await barriersOn(page, { within: '.search-dialog' })).toEqual([]);
});
