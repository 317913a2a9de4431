import type { Page } from '@playwright/test';
import { openPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const GAMES = ['rebellion', 'ti4', 'swlcg', 'swdbg'] as const;

const strip = (page: Page) => page.locator('[data-talk]');
const cards = (page: Page) => strip(page).locator('> li').filter({ visible: true });

/** The card whose beginning is seen. */
const shown = (page: Page): Promise<number> =>
  strip(page).evaluate((element) => {
    const left = element.getBoundingClientRect().left;
    return [...element.children]
      .filter((card) => card.checkVisibility())
      .findIndex((card) => Math.abs(card.getBoundingClientRect().left - left) < 4);
  });

for (const game of GAMES) {
  test(`${game} is told in cards: the longer the telling, the more of them`, async ({ page }) => {
    await openPage(page, `/uk/${game}/teach/`);
    const counts: number[] = [];
    for (const minutes of ['5', '15', '30']) {
      await page.locator(`input[value="${minutes}"]`).check();
      counts.push(await cards(page).count());
    }
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(new Set(counts).size).toBe(3);
    // Each has one picture and one link, to a rule.
    const first = cards(page).first();
    await expect(first.locator('.board-small')).toHaveCount(1);
    await expect(first.getByRole('link')).toHaveCount(1);
    // What lies beside the window must not make the page wider than it.
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(beyond).toBeLessThanOrEqual(0);
  });
}

test('a card is turned by a button, by an arrow key and by a longer telling', async ({ page }) => {
  await openPage(page, '/ru/swdbg/teach/');
  await page.getByRole('button', { name: 'Следующая' }).click();
  await expect.poll(() => shown(page)).toBe(1);
  await page.getByRole('button', { name: 'Предыдущая' }).click();
  await expect.poll(() => shown(page)).toBe(0);
  await strip(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shown(page)).toBe(1);
  await page.locator('input[value="30"]').check();
  await expect.poll(() => shown(page)).toBe(0);
});

for (const game of GAMES) {
  test(`the sheet of ${game} for the table is one page of paper`, async ({ page }) => {
    await openPage(page, `/uk/${game}/teach/`);
    // The longest telling has all cards.
    await page.locator('input[value="30"]').check();
    const paper = await page.pdf({ preferCSSPageSize: true });
    expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
}

test('a mistake leads from the list to its board, and from there into the player', async ({
  page,
}) => {
  await openPage(page, '/uk/rebellion/mistakes/');
  const mistake = page.locator('#troops-without-ship');
  await mistake.getByRole('link', { name: 'Показати на полі' }).click();
  await expect(page).toHaveURL(/\/uk\/rebellion\/mistakes\/troops-without-ship\/#proof$/);
  const proof = page.locator('.proof');
  await expect(proof.locator('s').first()).toBeVisible();
  await expect(proof.locator('b', { hasText: 'Так не можна' }).first()).toBeVisible();
  await proof.getByRole('link', { name: 'Зіграти з цього місця' }).click();
  await expect(page).toHaveURL(/\/walkthroughs\/cato-neimoidia\/#step-2$/);
  await expect(page.locator('[data-player]')).toContainText('Штурмовик');
});
