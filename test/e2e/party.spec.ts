import type { Page } from '@playwright/test';
import { openPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Each game once to its end, in one of the languages; the engine plays many more. */
const GAMES = [
  { game: 'swdbg', language: 'uk' },
  { game: 'swlcg', language: 'ru' },
  { game: 'rebellion', language: 'uk' },
] as const;

const WORDS = {
  uk: { over: /перемог/i, passing: /Передаємо пристрій/, undo: 'Скасувати хід', more: 'Ще' },
  ru: {
    over: /выиграл/i,
    passing: /Передаём устройство/,
    undo: 'Отменить ход',
    more: 'Ещё',
  },
} as const;

const PHONE = { width: 390, height: 844 };
const MOST_CLICKS = 6_000;

const begin = async (page: Page): Promise<void> => {
  await page.locator('.party-new').getByRole('button').click();
  await expect(page.locator('.party-play, .party-curtain').first()).toBeVisible();
};

/** Clicks as somebody who does not know the game: anything that is allowed. */
const playOn = (page: Page, clicks: number, from = 7): Promise<{ clicks: number; over: boolean }> =>
  page.evaluate(
    async ([most, first]) => {
      let seed = first;
      const next = (below: number): number => {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        return Math.floor((seed / 2_147_483_648) * below);
      };
      for (let made = 0; made < most; made += 1) {
        if (document.querySelector('.panel .outcome')) return { clicks: made, over: true };
        const options = [
          ...document.querySelectorAll<HTMLElement>('.panel .option:not([aria-disabled=true])'),
        ].filter((option) => !option.hasAttribute('aria-expanded') && option.checkVisibility());
        const option = options[next(options.length)];
        if (!option) throw new Error('Nothing can be chosen.');
        option.click();
        // Preact draws in a task of its own.
        await new Promise((resume) => setTimeout(resume));
      }
      return { clicks: most, over: false };
    },
    [clicks, from] as const,
  );

for (const { game, language } of GAMES) {
  test(`${game} is played by clicks from the box to a victory`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openPage(page, `/${language}/${game}/play/`);
    await begin(page);
    const { over } = await playOn(page, MOST_CLICKS);
    expect(over).toBe(true);
    await expect(page.locator('.question h3')).toHaveText(WORDS[language].over);
  });
}

test('a game that was left is in the list, and goes on where it stood', async ({ page }) => {
  await openPage(page, '/uk/swdbg/play/');
  await begin(page);
  await playOn(page, 15);
  const place = await page.locator('.player-place').innerText();
  await page.reload();
  await page.locator('.party-kept .option').first().click();
  await expect(page.locator('.player-place')).toHaveText(place);
  await page.getByRole('button', { name: WORDS.uk.undo }).click();
  await expect(page.locator('.player-place')).not.toHaveText(place);
});

test('a game goes into a file and comes out of it on a device that has never seen it', async ({
  page,
  browser,
}) => {
  await openPage(page, '/uk/swdbg/play/');
  await begin(page);
  await playOn(page, 15);
  const place = await page.locator('.player-place').innerText();
  await page.getByText(WORDS.uk.more, { exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Зберегти файлом' }).click(),
  ]);
  const path = await file.path();
  const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await openPage(other, new URL('/uk/swdbg/play/', page.url()).href);
  await other.locator('input[type=file]').setInputFiles({
    name: 'not-a-game.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"version":1}'),
  });
  await expect(other.locator('.player-notice')).toHaveText('У цьому файлі немає партії цієї гри.');
  await other.locator('input[type=file]').setInputFiles(path);
  await expect(other.locator('.player-place')).toHaveText(place);
  await other.context().close();
});

test('between two players a curtain hides the table, and each sees his own hand alone', async ({
  page,
}) => {
  await openPage(page, '/uk/swdbg/play/');
  await page.getByRole('checkbox', { name: WORDS.uk.passing }).check();
  await begin(page);
  const curtain = page.locator('.party-curtain');
  for (let click = 0; click < 60 && !(await curtain.isVisible()); click += 1)
    await playOn(page, 1, click);
  const first = await curtain.locator('b').innerText();
  await expect(page.locator('.player-board')).toBeHidden();
  await curtain.getByRole('button').click();
  await expect(page.locator('.dbg-seat-active h3')).toHaveText(first);
  for (let click = 0; click < 400 && !(await curtain.isVisible()); click += 1) {
    await playOn(page, 1, click * 7919);
  }
  await expect(curtain).toBeVisible();
  await expect(curtain.locator('b')).not.toHaveText(first);
});

test('a link that is no game says so and begins nothing', async ({ page }) => {
  await openPage(page, '/uk/swdbg/play/#game=1.two-players.zzzzzzzzzz.0');
  await expect(page.locator('.player-notice')).toHaveText(/Посилання пошкоджене/);
  await expect(page.locator('.party-new')).toBeVisible();
});
