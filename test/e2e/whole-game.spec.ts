import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const LANGUAGES = ['uk', 'ru'] as const;

const WORDS = {
  uk: {
    book: 'За прикладом',
    over: 'Приклад зіграно',
    chance: 'Шанс місії на успіх: 36 %',
    success: 'Місія «Інфільтрація» вдалася: успіхів більше, ніж у суперника.',
    back: 'Початкова місія «Інфільтрація» повертається на руку.',
    done: (ticked: number) => `Зроблено ${ticked} із `,
    clear: 'Зняти всі позначки',
    failed: 'Розбір не завантажився',
    fallen: 'Імперія перемогла',
  },
  ru: {
    book: 'По примеру',
    over: 'Пример сыгран',
    chance: 'Шанс задания на успех: 36 %',
    success: 'Задание «Инфильтрация» удалось: успехов больше, чем у соперника.',
    back: 'Начальное задание «Инфильтрация» возвращается на руку.',
    done: (ticked: number) => `Сделано ${ticked} из `,
    clear: 'Снять все отметки',
    failed: 'Разбор не загрузился',
    fallen: 'Империя победила',
  },
} as const;

const player = (page: Page): Locator => page.locator('.player');
const button = (page: Page, name: string): Locator =>
  player(page).getByRole('button', { name, exact: true });

test('the keyboard alone plays Infiltration to its printed end, its chances told before the roll', async ({
  page,
}) => {
  for (const language of LANGUAGES) {
    const words = WORDS[language];
    await page.goto(`/${language}/rebellion/walkthroughs/infiltration/`);
    await button(page, words.book).focus();
    for (let step = 1; step <= 5; step += 1) {
      if (step === 3) {
        await expect(player(page).locator('.question-remark')).toContainText(words.chance);
      }
      await page.keyboard.press('Enter');
      await expect(player(page).locator('.player-place')).toContainText(
        new RegExp(`(Крок|Шаг) ${step} `),
      );
    }
    await expect(button(page, words.over)).toHaveAttribute('aria-disabled', 'true');
    await expect(player(page).locator('.player-log')).toContainText(words.success);
    await expect(player(page).locator('.latest')).toContainText(words.back);
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scroll).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
});

test('a rule leads to the moment of a walkthrough that applies it, with script and without', async ({
  page,
  browser,
  baseURL,
}) => {
  for (const language of LANGUAGES) {
    await page.goto(`/${language}/rebellion/missions/success/`);
    await page.locator('a[href*="/walkthroughs/infiltration/#step-"]').click();
    await expect(page).toHaveURL(/\/walkthroughs\/infiltration\/#step-4$/);
    await expect(player(page).locator('.latest')).toContainText(WORDS[language].success);

    const still = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const read = await still.newPage();
    await read.goto(`/${language}/rebellion/walkthroughs/infiltration/#step-4`);
    await expect(read.locator('#step-4')).toBeInViewport();
    await expect(read.locator('#step-4')).toContainText(WORDS[language].success);
    await still.close();
  }
});

test.describe('a fight', () => {
  test.use({ expectedProblems: [/net::ERR_FAILED/] });

  test('is fetched when it comes up, and the step is taken again if that failed', async ({
    page,
  }) => {
    for (const language of LANGUAGES) {
      const words = WORDS[language];
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/fight.')) fetched.push(request.url());
      });
      await page.goto(`/${language}/rebellion/walkthroughs/fall-of-the-base/`);
      const place = player(page).locator('.player-place');
      for (let step = 1; step <= 5; step += 1) {
        await button(page, words.book).click();
        await expect(place).toContainText(new RegExp(`(Крок|Шаг) ${step} `));
      }
      expect(fetched).toEqual([]);

      await page.route(/\/fight\./, (route) => route.abort());
      await button(page, words.book).click();
      await expect(player(page).locator('.player-notice')).toContainText(words.failed);
      await expect(place).toContainText(/(Крок|Шаг) 5 /);

      await page.unroute(/\/fight\./);
      await page.goto(`/${language}/rebellion/walkthroughs/fall-of-the-base/#step-13`);
      await page.reload();
      await expect(place).toContainText(/(Крок|Шаг) 13 /);
      await expect(player(page).locator('.combat')).toBeVisible();
      await button(page, words.book).click();
      await expect(button(page, words.over)).toHaveAttribute('aria-disabled', 'true');
      await expect(player(page).locator('.player-board')).toContainText(words.fallen);
      page.removeAllListeners('request');
    }
  });
});

test('a checklist keeps its ticks through a reload, and can be cleared', async ({ page }) => {
  for (const language of LANGUAGES) {
    const words = WORDS[language];
    await page.goto(`/${language}/rebellion/checklist/first-game/`);
    const boxes = page.getByRole('checkbox');
    const status = page.locator('.checklist [role="status"]');
    await expect(status).toContainText(words.done(0));
    const links = page.locator('.checklist-step > a');
    await expect(links).toHaveCount(await boxes.count());
    await expect(links.filter({ hasNotText: /\p{L}{3}/u })).toHaveCount(0);
    await boxes.nth(0).check();
    await boxes.nth(5).check();
    await page.reload();
    await expect(boxes.nth(0)).toBeChecked();
    await expect(boxes.nth(5)).toBeChecked();
    await expect(boxes.nth(1)).not.toBeChecked();
    await expect(status).toContainText(words.done(2));
    await page.getByRole('button', { name: words.clear }).click();
    await page.reload();
    await expect(status).toContainText(words.done(0));
    await expect(boxes.nth(0)).not.toBeChecked();
  }
});
