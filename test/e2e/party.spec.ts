import type { Page } from '@playwright/test';
import { playOn } from '../support/clicks.ts';
import { barriersOn } from './support/axe.ts';
import { openPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Each game once to its end, in one of the languages; the engine plays many more. */
const GAMES = [
  { game: 'swdbg', language: 'uk' },
  { game: 'swlcg', language: 'ru' },
  { game: 'rebellion', language: 'uk' },
] as const;

const WORDS = {
  uk: { over: /перем(?:ог|іг)/i, passing: /Передаємо пристрій/, undo: 'Скасувати хід', more: 'Ще' },
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

test('whoever needs the box for what cards say is told so before the game begins', async ({
  page,
}) => {
  for (const [game, lines] of [
    ['swdbg', 1],
    ['swlcg', 1],
    ['ti4', 0],
  ] as const) {
    await openPage(page, `/uk/${game}/play/`);
    await expect(page.locator('.party-new')).toBeVisible();
    await expect(page.getByText('Покладіть поруч коробку з грою'), game).toHaveCount(lines);
  }
});

for (const { game, language } of GAMES) {
  test(`${game} is played by clicks from the box to a victory`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(PHONE);
    await openPage(page, `/${language}/${game}/play/`);
    await begin(page);
    const { over } = await playOn(page, MOST_CLICKS);
    expect(over).toBe(true);
    await expect(page.locator('.question h3')).toHaveText(WORDS[language].over);
  });
}

/** By chance alone three players take thousands of turns: after some, they score by what cards say. */
const SCORING = ['Набрати переможне очко', 'Переможні очки', 'Розповісти, що зробила карта'];
const TURNS = 700;

test('ti4 is played by clicks from the box to a victory', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(PHONE);
  await openPage(page, '/uk/ti4/play/');
  await begin(page);
  const played = await playOn(page, TURNS);
  expect(played.over).toBe(false);
  const { over } = await playOn(page, MOST_CLICKS, 7, SCORING);
  expect(over).toBe(true);
  await expect(page.locator('.question h3')).toHaveText(WORDS.uk.over);
});

test('whoever lays a tile of the galaxy finds on the map each place that an answer names', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, '/uk/ti4/play/');
  await begin(page);
  const question = page.locator('.question h3');
  for (let click = 0; click < 30 && !(await question.innerText()).includes('Куди'); click += 1) {
    await playOn(page, 1, click);
  }
  const named = page.locator('.panel .option:not([aria-disabled=true]) .option-name');
  const places = (await named.allInnerTexts()).map((name) => /місце (\d+)/.exec(name)?.[1]);
  expect(places.length).toBeGreaterThan(1);
  const lit = page.locator('.player-board .hex-lit .hex-player');
  expect((await lit.allTextContents()).toSorted()).toEqual(places.toSorted());
});

test('on a wide screen the contents step back while somebody plays, and the question stays in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/uk/swlcg/play/');
  const contents = page.locator('.contents');
  await expect(contents).toBeVisible();
  await begin(page);
  await playOn(page, 60);
  await expect(contents).toBeHidden();
  const board = await page.locator('.player-board').boundingBox();
  expect(board?.width).toBeGreaterThan(600);
  // Over the board: beside it the question scrolls on its own.
  await page.mouse.move((board?.x ?? 0) + 40, 450);
  await page.mouse.wheel(0, 400);
  await expect(page.locator('.question h3')).toBeInViewport();
  await page.getByRole('button', { name: 'До списку партій' }).click();
  await expect(contents).toBeVisible();
});

for (const game of ['rebellion', 'ti4', 'swdbg', 'swlcg']) {
  test(`nothing of a game of ${game} keeps anyone out, or is wider than 320 pixels`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, `/ru/${game}/play/`);
      await begin(page);
      await playOn(page, 80);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over).toBeLessThanOrEqual(0);
      expect(await barriersOn(page, { within: '.party-play' })).toEqual([]);
    }
  });
}

test('what a card says is told, logged as such, and taken back', async ({ page }) => {
  await openPage(page, '/uk/swdbg/play/');
  await begin(page);
  const tell = page.getByRole('button', { name: 'Розповісти, що зробила карта' });
  for (let click = 0; click < 60 && !(await tell.isVisible()); click += 1) {
    await playOn(page, 1, click);
  }
  await tell.click();
  await page.getByRole('button', { name: 'Ресурси, Сила, ціна' }).click();
  await page.getByRole('button', { name: 'Отримати ресурс' }).click();
  await expect(page.locator('.latest')).toContainText('За карткою, Імперія: отримати ресурс.');
  await expect(page.locator('.dbg-seat-active')).toContainText('Ресурси: 1');
  await page.getByRole('button', { name: WORDS.uk.undo }).click();
  await expect(page.locator('.dbg-seat-active')).toContainText('Ресурси: 0');
});

test('at any moment a fold says what can be done, what cannot and why, and what comes', async ({
  page,
}) => {
  await openPage(page, '/uk/rebellion/play/');
  await begin(page);
  await playOn(page, 30);
  await page.getByText('Що я можу зараз?').click();
  const fold = page.locator('.party-now');
  await expect(fold.getByRole('heading', { name: 'Можна', exact: true })).toBeVisible();
  const offered = await page.locator('.panel .option-name').count();
  const parts = fold.locator('ul');
  const listed =
    (await parts.first().locator('li').count()) + (await parts.nth(1).locator('li').count());
  expect(listed).toBe(offered);
  await expect(fold.locator('ol a').first()).toHaveAttribute('href', /^\/uk\/rebellion\/.+#/);
  await expect(page.locator('.party-known a')).toHaveAttribute('href', /^\/uk\/rebellion\/.+#/);
});

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

test('a kept game that the rules no longer allow opens at its last step that holds, and says which', async ({
  page,
}) => {
  await openPage(page, '/uk/swdbg/play/');
  await begin(page);
  await playOn(page, 15);
  await page.evaluate(() => {
    const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('party-swdbg-'));
    const kept = JSON.parse(localStorage.getItem(key) ?? '') as { choices: object[] };
    kept.choices[9] = { kind: 'of-an-older-site' };
    localStorage.setItem(key, JSON.stringify(kept));
  });
  await page.reload();
  await page.locator('.party-kept .option').first().click();
  await expect(page.locator('.player-notice')).toHaveText(/правила на сайті виправлено.*: 9\.$/);
  await expect(page.locator('.panel .option').first()).toBeVisible();
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
