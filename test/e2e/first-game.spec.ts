import type { Page } from '@playwright/test';
import { openPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
/** In both languages; more clicks than these nobody needs who does as he is advised. */
const GAMES = [
  { game: 'swdbg', language: 'uk', learned: 'Початок позаду', done: 'Пройдено 1 із' },
  { game: 'swlcg', language: 'ru', learned: 'Начало позади', done: 'Пройдено 1 из' },
  { game: 'rebellion', language: 'uk', learned: 'Початок позаду', done: 'Пройдено 1 із' },
  { game: 'ti4', language: 'ru', learned: 'Начало позади', done: 'Пройдено 1 из' },
] as const;
const MOST_CLICKS = 80;

const guide = (page: Page) => page.locator('.party-guide');
const advice = (page: Page) => page.locator('.party-advice button');

/** Does what is advised, so many times or until all has been met. */
const follow = async (page: Page, most: number): Promise<number> => {
  for (let clicks = 0; clicks < most; clicks += 1) {
    await expect(guide(page)).toBeVisible();
    if ((await page.locator('.party-after').count()) > 0) return clicks;
    await advice(page).click();
  }
  return most;
};

for (const { game, language, learned, done } of GAMES) {
  test(`the first game of ${game} is led from its first question to its last milestone`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize(PHONE);
    await openPage(page, `/${language}/${game}/play/#first`);
    await expect(guide(page)).toContainText(/^1 (?:з|из) \d/);
    await expect(guide(page).locator('details a').first()).toHaveAttribute(
      'href',
      new RegExp(`^/${language}/${game}/.+#`),
    );
    // What a moment is about stands open when it comes up; a rule of it is a press away.
    await expect(guide(page).locator('details')).toHaveAttribute('open', '');
    expect(await follow(page, MOST_CLICKS)).toBeLessThan(MOST_CLICKS);
    await expect(guide(page).getByRole('heading')).toHaveText(learned);
    await openPage(page, `/${language}/${game}/learn/`);
    await expect(page.locator('[data-progress]')).toContainText(done);
  });
}

test('board, milestone and question share the screen of a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const { game, language } of GAMES) {
    await openPage(page, `/${language}/${game}/play/#first`);
    await expect(page.locator('.question h3')).toBeInViewport();
    await follow(page, 3);
    await expect(page.locator('.player-board')).toBeInViewport({ ratio: 1 });
    await expect(guide(page)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.question h3')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.panel .option').first()).toBeInViewport();
  }
});

test('the reader may do otherwise, take it back, leave, and go on where it stood', async ({
  page,
}) => {
  await openPage(page, '/uk/swdbg/play/#first');
  await follow(page, 3);
  const place = page.locator('.player-place');
  const before = await place.innerText();
  await page.locator('.panel').getByRole('button', { name: 'Завершити хід' }).click();
  await expect(place).not.toHaveText(before);
  await page.getByRole('button', { name: 'Скасувати хід' }).click();
  await expect(place).toHaveText(before);
  await openPage(page, '/uk/swdbg/play/');
  await page.locator('.party-kept .option').first().click();
  await expect(place).toHaveText(before);
  await expect(advice(page)).toBeVisible();
});

test('the last lesson and the page of a game lead to it', async ({ page }) => {
  await openPage(page, '/uk/swdbg/learn/first-game/');
  await page.locator('[data-next]').click();
  await follow(page, 1);
  await expect(guide(page)).toBeVisible();
  await openPage(page, '/uk/swdbg/');
  await page.getByRole('link', { name: 'Перша партія, крок за кроком' }).click();
  // The one begun already goes on.
  await expect(guide(page)).toBeVisible();
  await openPage(page, '/uk/swdbg/play/');
  await expect(page.locator('.party-kept .option')).toHaveCount(1);
});
