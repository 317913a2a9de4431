import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { barriersOn } from './support/axe.ts';
import { openPage } from './support/pages.ts';
import { scenarioFiles } from './support/scenarios.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const player = (page: Page): Locator => page.locator('.player');
const more = (page: Page): Locator => page.locator('.player-more');
const next = (page: Page): Locator => player(page).locator('.controls .primary');

const address = (game: string, name: string): string => `/uk/${game}/walkthroughs/${name}/`;

interface Screen {
  readonly board: boolean;
  readonly choice: boolean;
}

/** Whether board and first choice are seen, as much of each as a thumb needs, covered by nothing. */
const screenOf = (page: Page): Promise<Screen> =>
  page.evaluate(() => {
    const seen = (element: Element | null, depth: number): boolean => {
      if (element === null) return false;
      const { left, top, bottom, width } = element.getBoundingClientRect();
      return [top + 4, Math.min(top + depth, bottom - 4)].every((y) => {
        const hit = document.elementFromPoint(left + width / 2, y);
        return hit !== null && element.contains(hit);
      });
    };
    const first = document.querySelector('.player .option, .player .end-ways > *');
    return {
      board: seen(document.querySelector('.player-board'), 200),
      choice: seen(first, 44),
    };
  });

const BOTH: Screen = { board: true, choice: true };

for (const { game, name } of scenarioFiles) {
  test(`the board and the first choice of ${game}/${name} share a phone's screen`, async ({
    page,
  }) => {
    await openPage(page, address(game, name));
    expect(await screenOf(page), 'as it opens').toEqual(BOTH);
    for (let step = 1; step <= 3; step += 1) {
      if ((await next(page).getAttribute('aria-disabled')) === 'true') break;
      await next(page).click();
      await expect(player(page).locator('.player-place')).toContainText(
        new RegExp(`Крок ${step}(?: |$)`),
      );
    }
    await expect.poll(() => screenOf(page), 'after three choices').toEqual(BOTH);
  });
}

test('the bars of the site step back while somebody plays, and return with the rest of the page', async ({
  page,
}) => {
  await openPage(page, address('ti4', 'gravity-rift'));
  const bar = page.locator('.bottom-bar');
  await expect(bar).toBeVisible();
  await next(page).click();
  await expect(bar).toBeHidden();
  await expect(page.locator('.masthead')).not.toBeInViewport();
  await page.locator('.colophon').scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
});

test('what has just happened stands in a line with its dice', async ({ page }) => {
  await openPage(page, address('rebellion', 'yavin-space-battle'));
  for (let step = 0; step < 6; step += 1) await next(page).click();
  await expect(player(page).locator('.latest-faces .die')).toHaveCount(4);
  await openPage(page, address('ti4', 'space-battle'));
  const shown = player(page).locator('.latest-faces .die-ten');
  for (let step = 0; step < 6 && (await shown.count()) === 0; step += 1) await next(page).click();
  await expect(shown.first()).toHaveText(/^\d+$/);
});

test('the rest lies behind «⋯»: the way to share, the beginning, all that happened', async ({
  page,
}) => {
  await openPage(page, address('ti4', 'space-battle'));
  for (let step = 0; step < 3; step += 1) await next(page).click();
  await expect(more(page)).toBeHidden();
  await player(page).getByRole('button', { name: 'Ще: посилання, попередні кроки' }).click();
  await expect(more(page)).toBeVisible();
  await expect(more(page).locator('.log > li')).toHaveCount(4);
  await expect(more(page).getByRole('link', { name: 'Які тут шанси?' })).toBeVisible();
  expect(await barriersOn(page, { within: '.player-more' })).toEqual([]);
  await more(page).getByRole('button', { name: 'Спочатку', exact: true }).click();
  await expect(more(page)).toBeHidden();
  await expect(player(page).locator('.player-place')).toContainText('Крок 0 із');
});

test('the board can be seen whole, and folded again', async ({ page }) => {
  await openPage(page, address('swdbg', 'whole-turn'));
  const board = player(page).locator('.player-board');
  const isCut = (): Promise<boolean> =>
    board.evaluate((element) => element.scrollHeight > element.clientHeight + 1);
  expect(await isCut()).toBe(true);
  await player(page).getByRole('button', { name: 'Показати все поле' }).click();
  expect(await isCut()).toBe(false);
  await player(page).getByRole('button', { name: 'Згорнути поле' }).click();
  expect(await isCut()).toBe(true);
});

test('the end says who won, offers another choice and what to play next', async ({ page }) => {
  await openPage(page, address('rebellion', 'yavin-space-battle'));
  await next(page).click();
  for (;;) {
    if ((await next(page).getAttribute('aria-disabled')) === 'true') break;
    await next(page).click();
  }
  const end = player(page).locator('.end-card');
  const choices = player(page).locator('.option').filter({ visible: true });
  // The book's story ends before the battle does: what the rules ask next waits for a tap.
  await expect(end.getByRole('heading')).toHaveText('Приклад зіграно');
  await expect(end).toContainText('Y-вінґ: знищено');
  await expect(choices).toHaveCount(0);
  await player(page).getByText('Грати далі, як хочете').click();
  await expect(choices).not.toHaveCount(0);
  await expect(end.getByRole('link')).toHaveAttribute('href', /^\/uk\/rebellion\/walkthroughs\//);
  await end.getByRole('button', { name: 'Вибрати інакше' }).click();
  await expect(end).toHaveCount(0);
  expect(await player(page).locator('.option:not(.option-refused)').count()).toBeGreaterThan(1);
});

test('a battle of Twilight Imperium ends with who won, before what is left', async ({ page }) => {
  await openPage(page, `${address('ti4', 'space-battle')}#step-17`);
  await expect(player(page).locator('.question h3')).toHaveText(
    'Космічний бій закінчено, переміг червоний.',
  );
});

test('ships of Twilight Imperium are drawn, each kind by an outline of its own', async ({
  page,
}) => {
  await openPage(page, address('ti4', 'space-battle'));
  await next(page).click();
  await next(page).click();
  await next(page).click();
  const outlines = await player(page)
    .locator('.fight .unit path:first-child')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  expect(outlines.length).toBeGreaterThanOrEqual(5);
  expect(new Set(outlines).size).toBe(outlines.length);
});

test('what is written on a galaxy can be read at 360 pixels, and stays within its hex', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const name of ['gravity-rift', 'space-battle', 'galaxy-for-six']) {
    await openPage(page, address('ti4', name));
    for (let step = 0; step < 12 && name === 'galaxy-for-six'; step += 1) await next(page).click();
    const faults = await player(page)
      .locator('.galaxy .hex')
      .evaluateAll((hexes) =>
        hexes.flatMap((hex) => {
          const around = hex.querySelector('polygon')?.getBoundingClientRect();
          return [...hex.querySelectorAll('text')].flatMap((text) => {
            const box = text.getBoundingClientRect();
            if (around === undefined || text.textContent === '') return [];
            const inside =
              box.left >= around.left - 0.5 &&
              box.right <= around.right + 0.5 &&
              box.top >= around.top - 1 &&
              box.bottom <= around.bottom + 1;
            return inside ? [] : [`${text.textContent} leaves its hex`];
          });
        }),
      );
    expect(faults, name).toEqual([]);
    const names = player(page).locator('.galaxy .hex-name, .galaxy .hex-player, .galaxy .wealth');
    for (const box of await names.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().height),
    )) {
      expect(box, name).toBeGreaterThanOrEqual(9);
    }
  }
});

test('links to rules say names, in the player and in the text of the example', async ({ page }) => {
  await openPage(page, address('rebellion', 'yavin-space-battle'));
  for (let step = 0; step < 6; step += 1) await next(page).click();
  const shown = await page
    .locator('.rule-links a')
    .evaluateAll((links) => links.map((link) => link.textContent));
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.filter((text) => !/\p{L}{2}/u.test(text))).toEqual([]);
});

test('a random galaxy is a map to keep: no line of numbers for a heading, no way back in its place', async ({
  page,
}) => {
  await openPage(page, address('ti4', 'galaxy-for-three'));
  await page.getByRole('button', { name: 'Випадкова галактика' }).click();
  await expect(player(page).locator('.question h3')).toHaveText('Галактику викладено.', {
    timeout: 20_000,
  });
  await expect(player(page).locator('.galaxy-text code')).toHaveText(/^[\d -]+$/);
  await expect(next(page)).toHaveText('Зберегти картинкою');
  const homes = player(page).locator('.hex-home');
  const colours = await homes.evaluateAll((all) =>
    all.map((home) => getComputedStyle(home.querySelector('polygon') ?? home).fill),
  );
  expect(new Set(colours).size).toBe(3);
  await expect(player(page).locator('.wealth').first()).toHaveText(/^\d+\d+$/);
});

test('a board is saved as a picture that the page itself has drawn', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'canShare', { value: undefined }),
  );
  for (const at of [
    address('ti4', 'galaxy-for-three'),
    address('rebellion', 'yavin-space-battle'),
  ]) {
    await openPage(page, at);
    await next(page).click();
    await player(page).getByRole('button', { name: 'Ще: посилання, попередні кроки' }).click();
    const saved = page.waitForEvent('download');
    await more(page).getByRole('button', { name: 'Зберегти картинкою' }).click();
    const file = await (await saved).path();
    const bytes = readFileSync(file);
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    // As wide as the board, and of more than paper.
    expect(bytes.readUInt32BE(16)).toBeGreaterThan(600);
    expect(bytes.length).toBeGreaterThan(10_000);
  }
});

test('a list of a deck is pasted first, and judged without a choice of its faction', async ({
  page,
}) => {
  await openPage(page, address('swlcg', 'light-deck'));
  const judged = player(page).getByRole('heading', { name: 'Що порушено' });
  const box = player(page).getByRole('textbox', { name: 'Перевірити свій список' });
  await expect(box).toBeInViewport({ ratio: 1 });
  await box.fill('2x 1, 2, 3, 4, 5, 6, 7, 8, 9');
  await expect(player(page).locator('.lcg-paste [role="status"]')).toContainText('Джедаї');
  await box.fill('1, 1, 1');
  // One deck, one verdict, though another was begun step by step.
  await next(page).click();
  await next(page).click();
  await expect(judged).toHaveCount(1);
  await expect(player(page).locator('.lcg-verdicts a').first()).toHaveText(/\p{L}{3}/u);
});
