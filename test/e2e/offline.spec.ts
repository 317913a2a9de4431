import type { BrowserContext, Locator, Page } from '@playwright/test';
import { INDEX, ShakySite, type Fault } from './support/shaky-site.ts';
import { expect, test as base } from './support/test.ts';

/** Whatever is asked for while nobody answers is reported by the browser, and so is what is spoilt. */
const test = base.extend<{ readonly site: ShakySite }>({
  site: [
    async ({}, use) => {
      const site = new ShakySite();
      site.publish(1);
      await site.start();
      await use(site);
      await site.stop();
    },
    { scope: 'test' },
  ],
  baseURL: async ({ site }, use) => use(site.address),
});

test.use({
  serviceWorkers: 'allow',
  expectedProblems: [/^request: |Failed to load resource/],
});

test.describe.configure({ timeout: 90_000 });

const GAME = '/uk/swdbg/';
const TOPIC = '/uk/swdbg/turn/';
const OFFLINE = '/uk/offline/';
const MISSING = 'Цієї сторінки немає на пристрої';

const block = (page: Page): Locator => page.locator('[data-keep="uk/swdbg"]');
const status = (page: Page): Locator => block(page).getByRole('status');
const button = (page: Page, name: string): Locator => block(page).getByRole('button', { name });
/** Hundreds of files come, are hashed and written, perhaps beside other work. */
const SOON = { timeout: 30_000 };

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const versionOn = (page: Page): Locator => page.locator('.of-version');

async function keep(page: Page): Promise<void> {
  await page.goto(OFFLINE);
  await button(page, 'Зберегти гру').click();
  await expect(status(page)).toContainText('оновлюється сама', SOON);
  await hasSite(page, 'uk');
}

/** The page that says what is missing has come, too. */
const hasSite = (page: Page, language: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        async (path) => (await caches.match(path)) !== undefined,
        `/${language}/offline/missing/`,
      ),
    )
    .toBe(true);

const versionOfSearch = (page: Page): Promise<unknown> =>
  page.evaluate(async (path) => {
    const index: unknown = await (await fetch(`/${path}`)).json();
    return (index as { version: number }).version;
  }, INDEX);

/** Reads a page and the search of the game in a window of its own. */
async function expectWhole(context: BrowserContext, version: number): Promise<void> {
  const page = await context.newPage();
  for (const address of [TOPIC, '/uk/swdbg/attack/', '/uk/swdbg/glossary/']) {
    await page.goto(address);
    await expect(versionOn(page)).toHaveText(String(version));
    expect(await versionOfSearch(page)).toBe(version);
  }
  await page.close();
}

test('a page that was visited opens with the server stopped; another one says that it is not there', async ({
  page,
  site,
}) => {
  await page.goto(TOPIC);
  await hasSite(page, 'uk');
  await expect
    .poll(() => page.evaluate(async () => !!(await caches.match('/uk/swdbg/turn/'))))
    .toBe(true);
  await site.stop();

  await page.goto(TOPIC);
  await expect(heading(page)).toHaveText(/^Хід/);
  await expect(page.locator('.offline-note')).toContainText('Мережа не відповідає');
  await page.goto('/uk/swdbg/attack/');
  await expect(heading(page)).toHaveText(MISSING);
  await expect(page).toHaveURL('/uk/swdbg/attack/');
  await expect(page.getByText('Жодної гри ще не збережено')).toBeVisible();
  await page.getByRole('link', { name: /^Хід/ }).click();
  await expect(page).toHaveURL(TOPIC);
});

test('a whole game is kept on one tap with its size told before, and works with the server stopped', async ({
  page,
  site,
}) => {
  await page.goto(GAME);
  await expect(status(page)).toContainText(
    /треба приблизно \d+,\d\sМБ, на пристрої це займе \d+,\d\sМБ/,
  );
  await button(page, 'Зберегти гру').click();
  await expect(status(page)).toContainText('оновлюється сама', SOON);
  await hasSite(page, 'uk');
  await test.step('what is no message of ours the worker lets pass', async () => {
    const told = await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      const sent = [
        null,
        'keep',
        { ask: 'keep', key: '../api/v1/games' },
        { ask: 'keep', key: ['uk/ti4'] },
        { ask: 'remove', key: { length: 8 } },
        { ask: 'hello', loaded: 7, language: 'uk' },
        { ask: '__proto__' },
      ];
      for (const message of sent) active?.postMessage(message);
      return new Promise<unknown>((resolve) => {
        navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data));
        active?.postMessage({ ask: 'state' });
      });
    });
    expect(told).toMatchObject({ told: 'state', state: { packs: { 'uk/swdbg': { kept: {} } } } });
    const { packs } = (told as { state: { packs: object } }).state;
    expect(Object.keys(packs)).toEqual(['uk/swdbg']);
  });
  await site.stop();

  await test.step('pages and the links between them', async () => {
    await page.goto('/uk/swdbg/attack/');
    await expect(versionOn(page)).toHaveText('1');
    await page.locator('main a[href^="/uk/swdbg/glossary/"]').first().click();
    await expect(page).toHaveURL(/glossary\/.+/);
    await expect(versionOn(page)).toHaveText('1');
  });
  await test.step('a rule on a page of its own, in its topic', async () => {
    await page.goto(TOPIC);
    const anchor = await page.locator('main .permalink').first().getAttribute('href');
    await page.goto(anchor ?? '');
    await expect(page).toHaveURL(/\/uk\/swdbg\/turn\/#.+/);
  });
  await test.step('search, also for a phrase in quotes', async () => {
    await page.keyboard.press('/');
    const input = page.getByRole('combobox');
    for (const query of ['ресурсами', '«ресурси гравця»']) {
      await input.fill(query);
      await expect(page.getByRole('option').first()).toBeVisible();
    }
    await input.fill('атака');
    await expect(page.getByRole('option').first()).toContainText(/атак/i);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(versionOn(page)).toHaveText('1');
  });
  await test.step('a walkthrough', async () => {
    await page.goto('/uk/swdbg/walkthroughs/whole-turn/');
    const place = page.locator('.player-place');
    await expect(place).toBeVisible();
    const before = await place.textContent();
    await page
      .locator('.player')
      .getByRole('button', { name: 'За прикладом', exact: true })
      .click();
    await expect(place).not.toHaveText(before ?? '');
  });
  await test.step('the helper', async () => {
    await page.goto('/uk/swdbg/helper/');
    await expect(page.locator('[data-helper][data-ready]')).toBeVisible();
  });
  await test.step('what is not kept is told, with what is', async () => {
    await page.goto('/uk/ti4/movement/');
    await expect(heading(page)).toHaveText(MISSING);
    await page.getByRole('link', { name: 'Колодобудівна', exact: false }).first().click();
    await expect(page).toHaveURL(GAME);
  });
  await test.step('and it can be removed', async () => {
    await page.goto(GAME);
    await button(page, 'Прибрати з пристрою').click();
    await expect(button(page, 'Прибрати з пристрою')).toHaveCount(0);
    await page.goto('/uk/swdbg/setup/');
    await expect(heading(page)).toHaveText(MISSING);
  });
});

test('a new version takes the place of the old one as a whole, and whoever reads keeps page and place', async ({
  page,
  context,
  site,
}) => {
  await keep(page);
  const reader = await context.newPage();
  await reader.goto(TOPIC);
  await reader.evaluate(() => {
    scrollTo(0, 400);
    Object.assign(window, { isTheSame: true });
  });
  const place = await reader.evaluate(() => scrollY);

  site.publish(2);
  await page.reload();
  await expect(reader.locator('.offline-note')).toContainText('Правила оновлено', SOON);
  expect(await reader.evaluate(() => 'isTheSame' in window && scrollY)).toBe(place);
  await expect(versionOn(reader)).toHaveText('1');
  expect(await versionOfSearch(reader), 'the open page goes on with its own version').toBe(1);

  await site.stop();
  expect(await versionOfSearch(reader)).toBe(1);
  await expectWhole(context, 2);
  await reader.reload();
  await expect(versionOn(reader)).toHaveText('2');
  expect(await versionOfSearch(reader)).toBe(2);
});

const FAULTS: readonly (readonly [Fault, RegExp])[] = [
  ['missing', /пошкодженими.+ціла й працює/],
  ['corrupt', /пошкодженими.+ціла й працює/],
  ['truncated', /перервалося.+ціла й працює/],
];

test('a broken download leaves the version before whole, and the next one goes on from there', async ({
  page,
  context,
  site,
}) => {
  await keep(page);
  const files = site.asked.filter((path) => path.startsWith('uk/swdbg/')).length;
  site.publish(2);
  for (const [fault, words] of FAULTS) {
    site.faults.set('uk/swdbg/turn/', fault);
    await page.goto(OFFLINE);
    await expect(status(page), fault).toContainText(words, SOON);
    await expectWhole(context, 1);
  }
  site.faults.clear();
  site.asked.length = 0;
  // By itself, with the next page that is opened.
  await page.goto(OFFLINE);
  await expect(status(page)).toContainText('оновлюється сама', SOON);
  await expectWhole(context, 2);
  expect(
    site.asked.filter((path) => path.startsWith('uk/swdbg/')).length,
    'what had come before stayed',
  ).toBeLessThan(files);
});

test('a full device says what is missing and keeps the version before', async ({
  page,
  context,
  site,
}) => {
  await keep(page);
  site.publish(2);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.address, quotaSize: 1 });
  await page.goto(OFFLINE);
  await expect(status(page)).toContainText(/бракує місця: потрібно ще \d+,\d\sМБ/);
  await expectWhole(context, 1);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.address });
  await button(page, 'Спробувати знову').click();
  await expect(status(page)).toContainText('оновлюється сама', SOON);
  await expectWhole(context, 2);
});

test('a worker that is stopped in the middle goes on with what it had', async ({
  page,
  context,
  site,
}) => {
  site.faults.set('uk/swdbg/attack/', 'held');
  await page.goto(OFFLINE);
  await button(page, 'Зберегти гру').click();
  await expect
    .poll(
      () =>
        block(page)
          .getByRole('progressbar')
          .evaluate((bar: HTMLProgressElement) => bar.position),
      SOON,
    )
    .toBeGreaterThan(0.95);
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  site.faults.clear();
  site.asked.length = 0;
  await page.goto(TOPIC);
  await page.goto(OFFLINE);
  await expect(status(page)).toContainText('оновлюється сама', SOON);
  expect(site.asked.filter((path) => path.startsWith('uk/swdbg/')).length).toBeLessThan(50);
  await site.stop();
  await expectWhole(context, 1);
});

test('a download that is called off leaves nothing behind', async ({ page, site }) => {
  site.faults.set('uk/swdbg/attack/', 'held');
  await page.goto(OFFLINE);
  await button(page, 'Зберегти гру').click();
  await button(page, 'Скасувати').click();
  await expect(button(page, 'Зберегти гру')).toBeVisible();
  // What was under way is put away behind the button that already offers to keep the game again.
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('uk/swdbg'))),
    )
    .toEqual([]);
});

test('a site that gives the worker up takes it off the device', async ({ page, site }) => {
  await keep(page);
  await site.publishFarewell();
  await page.goto(GAME);
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0]);
});
