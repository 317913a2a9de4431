import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const PRACTICE = '/uk/ti4/practice/';
const DAY = '/uk/day/';

const answers = (page: Page) => page.locator('.drill .answer');

const open = async (page: Page, address: string, mark = '[data-ready]'): Promise<void> => {
  await page.goto(address);
  await expect(page.locator(mark)).toBeAttached();
};

test('ten questions are asked, judged and remembered, and no more on that day', async ({
  page,
}) => {
  await open(page, PRACTICE);
  await page.getByRole('button', { name: 'Почати' }).click();
  for (let at = 1; at <= 10; at += 1) {
    await expect(page.locator('.drill-place .facts')).toHaveText(`Запитання ${at} з 10`);
    await answers(page).first().click();
    await expect(page.locator('.verdict')).toHaveText(/^(Правильно|Ні)\.$/);
    await expect(page.locator('.answer-rule .rule-open')).toHaveAttribute('href', /^\/uk\/ti4\//);
    await page.locator('.drill-after button').click();
  }
  await expect(page.locator('.drill-notice')).toHaveText(/^Правильних відповідей: \d+ з 10\.$/);
  await page.reload();
  await expect(page.locator('.drill-place')).toContainText('Десять запитань на сьогодні вже є.');
  await page.getByRole('button', { name: 'Освіжити' }).click();
  await expect(page.locator('.drill-place .facts')).toHaveText('Запитання 1 з 10');
});

test('the keyboard answers, and goes on from the question', async ({ page }) => {
  await open(page, PRACTICE);
  await page.getByRole('button', { name: 'Почати' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.exercise-question')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(answers(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[role="status"] .verdict')).toBeVisible();
  await page.locator('.drill-after button').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.exercise-question')).toBeFocused();
});

test('a position is tried out in the player, and its link leads back to it', async ({ page }) => {
  await open(page, `${PRACTICE}#play=1.combat-dice-1.0`);
  await expect(page.locator('.drill-try')).toContainText('Космічний бій');
  await expect(page.locator('.drill-try .player-board')).toBeVisible();
  await page.locator('.drill-try').getByRole('button', { name: 'Навмання' }).click();
  await expect(page).toHaveURL(/#play=1\.combat-dice-1\.[0-9a-z]+\.[0-9A-Za-z]+$/);
  const told = await page.locator('.drill-try .latest').textContent();
  await page.reload();
  await expect(page.locator('.drill-try .latest')).toHaveText(told ?? '');
});

for (const [game, kind] of [
  ['rebellion', 'deploy'],
  ['swdbg', 'buying'],
  ['swlcg', 'committing'],
] as const) {
  test(`positions of ${game} open in the player as well`, async ({ page }) => {
    const address = `/ru/${game}/practice/`;
    await open(page, address);
    const pool = (await (await page.request.get(`${address}pool.json`)).json()) as {
      questions: { id: string; kind: string }[];
    };
    const asked = pool.questions.find((one) => one.kind === kind);
    await page.goto(`${address}#play=1.${asked?.id ?? ''}.0`);
    await expect(page.locator('.drill-try .player-board')).toBeVisible();
  });
}

test('hostile links and a hostile storage leave the page as it is', async ({ page }) => {
  await page.goto(PRACTICE);
  await page.evaluate(() => {
    localStorage.setItem(
      'practice-ti4',
      '{"skills":{"__proto__":{},"a.b.c.d":{"due":-1}},"day":"x"}',
    );
  });
  for (const hash of [
    '#play=1.%3Cimg%3E.0',
    '#play=1.nothing-here.0',
    `#play=1.${'x'.repeat(5000)}`,
  ]) {
    await page.goto('about:blank');
    await open(page, `${PRACTICE}${hash}`);
    await expect(page.locator('[data-asked]')).toHaveText(/Посилання пошкоджене/);
    await expect(page.getByRole('button', { name: 'Почати' })).toBeVisible();
  }
});

test('the record is saved as a file and forgotten at the second word', async ({ page }) => {
  await open(page, PRACTICE);
  await page.getByRole('button', { name: 'Почати' }).click();
  await answers(page).first().click();
  await page.goto(PRACTICE);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Зберегти файлом' }).click();
  expect((await download).suggestedFilename()).toBe('practice-ti4.json');
  await page.getByRole('button', { name: 'Стерти' }).click();
  await page.getByRole('button', { name: 'Стерти назавжди?' }).click();
  await expect(page.locator('.drill-notice')).toHaveText('Відповіді стерто.');
  expect(await page.evaluate(() => localStorage.getItem('practice-ti4'))).toBeNull();
});

test('the position of a day is the same for everyone, and its result is a text with a link', async ({
  page,
  browser,
}) => {
  await open(page, `${DAY}#2026-11-19`);
  const asked = await page.locator('.exercise-question').textContent();
  const other = await (await browser.newContext()).newPage();
  await open(other, new URL(`${DAY}#2026-11-19`, page.url()).href);
  await expect(other.locator('.exercise-question')).toHaveText(asked ?? '');
  await answers(page).first().click();
  await expect(page.locator('.drill-result')).toContainText('Позиція дня, 19 листопада 2026');
  await expect(page.locator('.drill-result')).toContainText(`${DAY}#2026-11-19`);
  await page.getByRole('link', { name: /^18 листопада/ }).click();
  await expect(page.locator('.drill-place .facts')).toContainText('18 листопада');
  await expect(page.locator('.drill-result')).toHaveCount(0);
});

test('a day that is none, or is still to come, is today', async ({ page }) => {
  await open(page, DAY);
  const today = (await page.locator('.drill-place .facts').textContent()) ?? '';
  for (const hash of ['#2026-02-31', '#1999-01-01', '#2999-01-01', '#<script>']) {
    await page.goto('about:blank');
    await open(page, `${DAY}${hash}`);
    await expect(page.locator('.drill-place .facts')).toHaveText(today);
  }
});

test('practice goes on without a network where the page has been', async ({ page, context }) => {
  await open(page, PRACTICE);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Почати' }).click();
  await answers(page).first().click();
  await expect(page.locator('.verdict')).toBeVisible();
  await context.setOffline(false);
});
