import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { barriersOn } from './support/axe.ts';
import { misfitsOn } from './support/fit.ts';
import { openPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 640 };

interface Asked {
  readonly game: string;
  readonly language: 'uk' | 'ru';
  readonly question: RegExp;
  /** Something that cannot be done there, and the rule that forbids it. */
  readonly refused: string | RegExp;
  readonly rule: string;
}

const ASKED: readonly Asked[] = [
  {
    game: 'rebellion',
    language: 'uk',
    question: /де вже стоїть мій лідер/,
    refused: /Зоряний руйнівник/,
    rule: 'leader-holds',
  },
  {
    game: 'ti4',
    language: 'uk',
    question: /захисник відступити/,
    refused: /Оголосити про відступ/,
    rule: 'retreat-needs-system',
  },
  {
    game: 'swlcg',
    language: 'ru',
    question: /не бить готовым отрядом/,
    refused: /./,
    rule: 'no-pass',
  },
  {
    game: 'swdbg',
    language: 'ru',
    question: /мимо больших кораблей/,
    refused: /База/,
    rule: 'ships-first',
  },
];

const COPY = { uk: 'Скопіювати вердикт', ru: 'Скопировать вердикт' } as const;
const ASK = { uk: 'Запитати позицію', ru: 'Спросить о позиции' } as const;
const EDIT = { uk: 'Змінити позицію', ru: 'Изменить позицию' } as const;

const question = (page: Page) => page.locator('.ask .question h3');

test.describe('a question about a position', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const { game, language, question: title, refused, rule } of ASKED) {
    test(`of ${game} is answered in four taps from its page, with a verdict that leads back`, async ({
      page,
    }) => {
      await page.setViewportSize(PHONE);
      await openPage(page, `/${language}/${game}/`);
      await page.locator('main').getByRole('link', { name: ASK[language] }).click();
      await page.locator('.ask-subjects').getByRole('link', { name: title }).click();
      const forbidden = page.locator('.ask-may-not').getByRole('button', { name: refused }).first();
      await forbidden.click();
      await page.getByRole('button', { name: COPY[language] }).click();
      await expect(page.locator('.ask-notice')).not.toBeEmpty();
      const verdict = await page.evaluate(() => navigator.clipboard.readText());
      expect(verdict).toContain(`#${rule}`);
      const [address = ''] = /\S+$/.exec(verdict) ?? [];
      const asked = await question(page).innerText();
      await openPage(page, '/uk/');
      await openPage(page, address);
      await expect(question(page)).toHaveText(asked);
    });
  }
});

test('where a rule stands in the way, it is read first, and on the first screen', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  for (const address of [
    '/uk/ti4/ask/#ask=1.own-token.1.0',
    '/uk/rebellion/ask/#ask=1.from-base.1.0B',
    '/uk/swdbg/ask/#ask=1.attack-twice.1.1',
  ]) {
    await page.goto('about:blank');
    await openPage(page, address);
    await expect(page.locator('.ask-answers > :first-child .why'), address).toBeInViewport();
    await expect(page.locator('.ask-may-not + .ask-may'), address).toBeAttached();
  }
});

test('what may be done says what follows, is done, and is taken back', async ({ page }) => {
  await openPage(page, '/uk/swdbg/ask/#ask=1.what-to-buy.1');
  const first = await question(page).innerText();
  await page
    .locator('.ask-may')
    .getByRole('button', { name: /Космопілот|пілот/i })
    .first()
    .click();
  await expect(page.locator('.ask-next')).toBeVisible();
  await page.locator('.ask-go').click();
  await expect(page).toHaveURL(/#ask=1\.what-to-buy\.1\.\w/);
  await page.getByRole('button', { name: 'Крок назад' }).click();
  await expect(question(page)).toHaveText(first);
});

test('a position is changed by the keyboard, and its address holds the change', async ({
  page,
}) => {
  await openPage(page, '/uk/rebellion/ask/#ask=1.leader-holds.1.0S');
  const holds = page.locator('.ask-may-not').getByText(/стоїть лідер їхньої фракції/);
  await expect(holds).toHaveCount(1);
  await page.getByText(EDIT.uk).focus();
  await page.keyboard.press('Enter');
  const leaders = page.locator('.ask-group').filter({ hasText: 'Лідери' });
  await leaders.locator('summary').focus();
  await page.keyboard.press('Enter');
  await leaders.getByRole('combobox', { name: /Пієтт/ }).selectOption({ label: 'у резерві' });
  await expect(page).toHaveURL(/&set=admiral-piett_1/);
  await expect(holds).toHaveCount(0);
  await page.reload();
  await expect(question(page)).toBeVisible();
  await expect(holds).toHaveCount(0);
});

test('a position that cannot be says so and stays as it was', async ({ page }) => {
  await openPage(page, '/uk/rebellion/ask/#ask=1.reveal-base.1');
  await page.getByText(EDIT.uk).click();
  const table = page.locator('.ask-group').first();
  await table.locator('summary').click();
  const time = table.getByRole('group', { name: 'Жетон часу' });
  for (let step = 0; step < 12; step += 1) {
    await time.getByRole('button', { name: /^Більше/ }).click();
    if (await page.locator('.player-notice').filter({ hasText: 'Так не буває' }).count()) break;
  }
  await expect(page.locator('.player-notice').filter({ hasText: 'Так не буває' })).toBeVisible();
  await expect(question(page)).toBeVisible();
});

test('the board of a question is saved as a picture', async ({ page }) => {
  await openPage(page, '/uk/ti4/ask/#ask=1.retreat-where.1');
  await page.locator('.ask-answers .option').first().click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Картинка поля' }).click(),
  ]);
  const signature = readFileSync(await file.path())
    .subarray(1, 4)
    .toString();
  expect(signature).toBe('PNG');
});

test('a walkthrough leads to the same moment as a question', async ({ page }) => {
  await openPage(page, '/uk/ti4/walkthroughs/space-battle/#step-1');
  const asked = await page.locator('.question h3').innerText();
  await page.getByRole('button', { name: 'Ще: посилання, попередні кроки' }).click();
  await page.getByRole('link', { name: 'Запитати про цю позицію' }).click();
  await expect(question(page)).toHaveText(asked);
});

test('a whole game leads to a question about its table, whose address is opened again', async ({
  page,
}) => {
  await openPage(page, '/uk/swdbg/play/');
  await page.locator('.party-new').getByRole('button').click();
  const option = page.locator('.panel .option:not([aria-disabled=true]):not([aria-expanded])');
  for (let step = 0; step < 12; step += 1) await option.last().click();
  await page.getByText('Ще', { exact: true }).click();
  await page.getByRole('button', { name: 'Запитати про цю позицію' }).click();
  await page.locator('.ask-may .option').first().click();
  await page.locator('.ask-go').click();
  await expect(page).toHaveURL(/&then=1\.then\./);
  const asked = await question(page).innerText();
  await page.reload();
  await expect(question(page)).toHaveText(asked);
});

for (const address of [
  '#ask=1.no-such-question.1',
  '#ask=%00',
  '#ask=1.leader-holds.1.0S&set=__proto___1',
  '#from=1.no-such-walkthrough.1',
  '#game=1.first.1.zzzz',
]) {
  test(`an address that is nothing says so: ${address}`, async ({ page }) => {
    await openPage(page, `/uk/rebellion/ask/${address}`);
    await expect(page.locator('[data-status]')).toHaveText(/такої позиції немає/);
    await expect(page.locator('.ask-subjects')).toBeVisible();
  });
}

test('an open question is there for everybody, and fits a narrow window', async ({ page }) => {
  for (const address of [
    '/uk/rebellion/ask/#ask=1.leader-holds.1.0S',
    '/ru/ti4/ask/#ask=1.retreat-after.1',
    '/ru/swlcg/ask/#ask=1.who-attacks.1.0',
    '/uk/swdbg/ask/#ask=1.what-to-buy.1',
  ]) {
    await page.setViewportSize(NARROW);
    await openPage(page, address);
    await page.locator('.ask-answers .option').first().click();
    await page.locator('.ask-position > summary').click();
    await page.locator('.ask-group > summary').nth(1).click();
    expect(await misfitsOn(page), address).toEqual([]);
    expect(await barriersOn(page), address).toEqual([]);
    await openPage(page, '/uk/');
  }
});
