import type { Locator, Page } from '@playwright/test';
import { barriersOn } from './support/axe.ts';
import { misfitsOn } from './support/fit.ts';
import { openPage } from './support/pages.ts';
import { targetsBelow } from './support/targets.ts';
import { expect, test } from './support/test.ts';

const SPACE = '/uk/ti4/odds/space-combat/';

const count = (page: Page, key: string): Locator => page.locator(`[id="odds-${key}"]`);
const said = (page: Page): Locator => page.locator('.odds-answer > [role="status"]');
/** Chances of the verdict, as numbers. */
const verdict = async (page: Page): Promise<readonly number[]> => {
  const shown = await page.locator('.odds-answer .odds-verdict b').allTextContents();
  return shown.map((text) => Number(text.replace(/[^\d,]/g, '').replace(',', '.')));
};

test('a keyboard fills both fleets, the answer is said aloud, and the link brings it back', async ({
  page,
}) => {
  await openPage(page, SPACE);
  await page.getByRole('button', { name: 'Очистити' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.odds-headline')).toContainText('Додайте');
  for (const [key, figures] of [
    ['a.dreadnought', '3'],
    ['a.cruiser', '3'],
    ['a.fighter', '3'],
    ['b.dreadnought', '2'],
    ['b.cruiser', '3'],
    ['b.fighter', '5'],
  ] as const) {
    await count(page, key).focus();
    await page.keyboard.type(figures);
  }
  // Published: .591083 / .029593 / .379324.
  await expect.poll(() => verdict(page)).toEqual([59.1, 3, 37.9]);
  await expect(said(page)).toContainText('59,1');
  await page.keyboard.press('ArrowUp');
  await expect(count(page, 'b.fighter')).toHaveValue('6');
  await page.keyboard.press('ArrowDown');
  await page.reload();
  await expect(count(page, 'b.fighter')).toHaveValue('5');
  await expect.poll(() => verdict(page)).toEqual([59.1, 3, 37.9]);
  await page.locator('.masthead [data-language]').click();
  await expect(page).toHaveURL(/\/ru\/ti4\/odds\/space-combat\/#odds=1\./);
  await expect.poll(() => verdict(page)).toEqual([59.1, 3, 37.9]);
});

test('the sides change places, a step is undone, and changes stand side by side', async ({
  page,
}) => {
  await openPage(page, `${SPACE}#odds=1.a~fighter_5.b~carrier_1.b~fighter_2`);
  // Published: .915677 / .006259 / .078065.
  await expect.poll(() => verdict(page)).toEqual([91.6, 0.6, 7.8]);
  await page.getByRole('button', { name: 'Поміняти сторони місцями' }).click();
  await expect.poll(() => verdict(page)).toEqual([7.8, 0.6, 91.6]);
  await page.getByRole('button', { name: 'Скасувати' }).click();
  await expect.poll(() => verdict(page)).toEqual([91.6, 0.6, 7.8]);
  const chips = page.locator('.odds-what-if .odds-chip');
  await chips.nth(0).click();
  await chips.nth(1).click();
  const rows = page.locator('.odds-compare tbody tr');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText('+');
  await rows.nth(1).getByRole('button').click();
  await expect(page).not.toHaveURL(/a~fighter_5\.b~carrier_1\.b~fighter_2$/);
});

test.describe('a battle of all that the box holds', () => {
  /** It is played ten thousand times, which takes seconds everywhere. */
  const GREATEST =
    '/ru/rebellion/odds/combat/#odds=1.e~tie-fighter_24.e~assault-carrier_8.e~star-destroyer_8' +
    '.e~super-star-destroyer_2.e~death-star_2.e~stormtrooper_30.e~at-st_10.e~at-at_4.r~x-wing_8' +
    '.r~y-wing_12.r~rebel-transport_4.r~corellian-corvette_4.r~mon-calamari-cruiser_3' +
    '.r~rebel-trooper_21.r~airspeeder_6.r~shield-generator_3.r~ion-cannon_3.cards_played';
  const stop = (within: Locator): Locator => within.getByRole('button', { name: 'Остановить' });
  const share = (within: Locator): Promise<number> =>
    within.locator('progress').evaluate((bar: HTMLProgressElement) => bar.position);

  test('tells how far it is, is stopped, and is reckoned when asked again', async ({ page }) => {
    await openPage(page, GREATEST);
    const asked = page.locator('.odds-slow');
    await expect(stop(asked)).toBeVisible();
    await expect.poll(() => share(asked)).toBeGreaterThan(0);
    const again = asked.getByRole('button', { name: 'Посчитать' });
    await stop(asked).press('Enter');
    await expect(again, 'the keyboard stays where it was').toBeFocused();
    await expect(again).toBeEnabled();
    await again.press('Enter');
    await stop(asked).dblclick();
    await expect(asked).toContainText('Расчёт остановлен. Показан ответ на предыдущий вопрос.');
    await expect(again).toBeEnabled();
    await again.click();
    await expect(stop(asked)).toBeVisible();
    await expect(stop(asked)).toHaveCount(0, { timeout: 60_000 });
    await expect(page.locator('.odds-answer')).not.toHaveAttribute('data-slow');
    await expect(again).toHaveCount(0);
  });

  test('is compared row by row, as long as anybody waits', async ({ page }) => {
    await openPage(page, GREATEST);
    const compared = page.locator('.odds-what-if');
    for (const at of [0, 1, 2]) await compared.locator('.odds-chip').nth(at).click();
    const rows = compared.locator('.odds-compare tbody tr');
    await expect(rows).toHaveCount(1, { timeout: 60_000 });
    await stop(compared).click();
    await expect(compared).toContainText('Расчёт остановлен.');
    await expect(rows).toHaveCount(1);
  });
});

test('a hostile address changes nothing but a line of warning', async ({ page }) => {
  await openPage(page, `${SPACE}#odds=9.<script>alert(1)</script>`);
  await expect(page.locator('.odds-notice')).toContainText('пошкоджене');
  await page.goto(`${SPACE}#odds=1.a~fighter_99999.__proto___1.b~cruiser_2&from=//example.org`);
  await expect(page.locator('.odds-notice')).toContainText('не вдалося прочитати');
  await expect(count(page, 'b.cruiser')).toHaveValue('2');
  await expect(page.locator('.odds-back')).toHaveCount(0);
});

test('a moment of a walkthrough leads to its odds and back to the same moment', async ({
  page,
}) => {
  await openPage(page, '/uk/rebellion/walkthroughs/yavin-space-battle/#step-2');
  await expect(page.locator('.player-place')).toContainText('Крок 2 ');
  await page.getByRole('button', { name: 'Ще: посилання, попередні кроки' }).click();
  await page.getByRole('link', { name: 'Які тут шанси?' }).click();
  await expect(page.locator('[data-odds][data-ready]')).toHaveCount(1);
  await page.locator('.odds-back a').click();
  await expect(page.locator('.player-place')).toContainText('Крок 2 ');
});

test('the answer stands in a strip from the start, each theatre of Rebellion is filled in by itself, and the answer is saved as a picture', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'canShare', { value: undefined }),
  );
  await openPage(page, '/uk/rebellion/odds/combat/');
  await expect(page.locator('.odds-strip-figures')).toBeAttached();
  await expect(page.getByRole('group', { name: 'Імперія: космос' }).locator('input')).toHaveCount(
    6,
  );
  // Most questions are about ships: the ground waits until somebody lands.
  const ground = page.locator('details').filter({ hasText: 'Повстанці: земля' });
  await expect(ground.locator('input').filter({ visible: true })).toHaveCount(0);
  await ground.locator('summary').click();
  await expect(ground.locator('input').filter({ visible: true })).toHaveCount(4);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Зберегти відповідь картинкою' }).click();
  expect((await saved).suggestedFilename()).toBe('rebellion-combat.png');
});

test('one thumb fills a fleet at 320 pixels, and nothing keeps anyone out', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of [SPACE, '/ru/rebellion/odds/combat/', '/uk/swdbg/odds/draw/']) {
    await openPage(page, address);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(beyond, address).toBeLessThanOrEqual(0);
    expect.soft(await targetsBelow(page, 44, '.odds :is(button, select, summary)')).toEqual([]);
    expect.soft(await barriersOn(page), address).toEqual([]);
  }
  await openPage(page, SPACE);
  const more = page.getByRole('button', { name: /^Більше: /i });
  await more.first().tap();
  await expect(page).toHaveURL(/#odds=1\./);
  const strip = page.locator('.odds-strip');
  await expect(strip).toBeInViewport();
  // A share without its name could be anybody's.
  for (const name of ['Перемагає нападник', 'Нічия', 'Перемагає оборонець']) {
    await expect(strip).toContainText(name);
  }
});

test('a table of odds that is opened scrolls within itself, and widens no page', async ({
  page,
}) => {
  const addresses = [
    '/uk/swlcg/odds/edge-battle/',
    '/uk/swdbg/odds/draw/',
    '/ru/ti4/odds/invasion/',
    '/ru/ti4/odds/space-combat/',
    '/ru/rebellion/odds/combat/',
  ];
  for (const address of addresses) {
    await openPage(page, address);
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details')) {
        folded.open = true;
      }
    });
    await expect(page.locator('.odds-answer .table-scroll').first()).toBeVisible();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 640 });
      expect.soft(await misfitsOn(page), `${address} at ${width}`).toEqual([]);
    }
  }
  // Named in the first column, which stays while the rest goes by.
  await openPage(page, '/uk/swlcg/odds/edge-battle/');
  await page
    .locator('.odds-answer details', { has: page.locator('table.data-table') })
    .first()
    .locator('summary')
    .click();
  const table = page.locator('.odds-answer .table-scroll').first();
  const first = table.locator('tbody th').first();
  const before = await first.boundingBox();
  expect(
    await table.evaluate((box) => {
      box.scrollLeft = 120;
      return box.scrollLeft;
    }),
  ).toBe(120);
  expect((await first.boundingBox())?.x).toBe(before?.x);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the presets are answered and nothing waits for a finger', async ({ page }) => {
    await page.goto(SPACE);
    const cases = page.locator('.odds-case');
    expect(await cases.count()).toBeGreaterThan(2);
    await expect(cases.first().locator('.odds-verdict')).toBeVisible();
    await cases.first().locator('summary').first().click();
    await expect(cases.first().locator('table').first()).toBeVisible();
    await expect(page.locator('.odds-live')).toBeHidden();
  });
});
