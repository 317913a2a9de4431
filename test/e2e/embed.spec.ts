import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';
import { LANGUAGES, openPage, topic } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Another site of one page; another port is another origin to a browser. */
async function standsElsewhere(page: Page, body: string): Promise<void> {
  const html = `<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,"><body>${body}</body>`;
  const site = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/`);
  site.close();
}

const homeOf = (baseURL: string | undefined): string => new URL(baseURL ?? '').origin;

const card = (page: Page): FrameLocator => page.frameLocator('iframe');

/** The code that the page of a rule offers, for the server of these tests. */
async function offered(page: Page, address: string, home: string): Promise<string> {
  await openPage(page, address);
  const code = (await page.locator('.embed-code code').textContent()) ?? '';
  return code.replace(/https?:\/\/[^/"]+/, home);
}

test.use({ expectedProblems: [/^another origin: http:\/\/localhost/] });

for (const language of LANGUAGES) {
  test(`a card of any length fits the frame that its page offers, in ${language}`, async ({
    page,
    baseURL,
  }) => {
    for (const [length, address] of [
      ['short', topic(language, 'dice-limit/')],
      ['long', topic(language, 'lone-death-star/')],
      ['a term’s', `/${language}/rebellion/glossary/leader/`],
      ['a section’s', topic(language, 'retreat/')],
    ] as const) {
      await standsElsewhere(page, await offered(page, address, homeOf(baseURL)));
      await expect(card(page).locator('.statement').first(), length).toBeVisible();
      const { height, room } = await card(page)
        .locator('html')
        .evaluate((html) => ({
          height: html.querySelector('.card')?.getBoundingClientRect().height ?? 0,
          room: innerHeight,
        }));
      expect.soft(height, length).toBeLessThanOrEqual(room);
      expect.soft(height, `${length}, and leaves no great gap`).toBeGreaterThan(room * 0.6);
    }
  });

  test(`a link of a card leads the whole window to the rule, in ${language}`, async ({
    page,
    baseURL,
  }) => {
    const home = homeOf(baseURL);
    const code = await offered(page, topic(language, 'dice-limit/'), home);
    await standsElsewhere(page, code);
    await card(page).locator('.foot a').click();
    await expect(page).toHaveURL(`${home}${topic(language, 'dice-limit/')}`);
  });
}

const SAID = {
  uk: { unknown: 'правила немає', waiting: 'не з’явилося' },
  ru: { unknown: 'правила нет', waiting: 'не появилось' },
} as const;

for (const language of LANGUAGES) {
  const said = SAID[language];

  test(`a card keeps the links of its rule, and an address that names none leads to the site, in ${language}`, async ({
    page,
  }) => {
    await page.goto(`/embed/${language}/#rebellion.combat.steps`);
    const links = page.locator('.statement a');
    await expect(links).toHaveCount(3);
    for (const link of await links.all()) await expect(link).toHaveAttribute('target', '_top');
    for (const name of ['', '#rebellion', '#<img src=x>.a.b']) {
      await page.goto(`/embed/${language}/${name}`);
      await page.reload();
      await expect(page.locator('main')).toContainText(said.unknown);
      await expect(page.locator('main a')).toHaveAttribute('href', `/${language}/`);
      await expect(page.locator('main img')).toHaveCount(0);
    }
  });

  test.describe('a rule that cannot be had', () => {
    test.use({ expectedProblems: [/status of 404|ERR_FAILED/] });

    test(`is not there, or is read on the site where its data do not come, in ${language}`, async ({
      page,
    }) => {
      await page.goto(`/embed/${language}/#rebellion.dragons.combat`);
      await expect(page.locator('main')).toContainText(said.unknown);
      await page.route('**/api/v1/**', (route) => route.abort('failed'));
      await page.goto('about:blank');
      await page.goto(`/embed/${language}/#rebellion.combat.dice-limit`);
      await expect(page.locator('main a')).toHaveAttribute('href', topic(language, 'dice-limit/'));
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the frame leads to the site', async ({ page }) => {
    for (const language of LANGUAGES) {
      await page.goto(`/embed/${language}/#rebellion.combat.dice-limit`);
      await expect(page.locator('main p')).toContainText(SAID[language].waiting);
      await expect(page.locator('main p')).toBeVisible();
      await expect(page.locator('main a')).toHaveAttribute('href', `/${language}/`);
    }
  });
});

test('another address in the same frame shows another rule', async ({ page }) => {
  await page.goto('/embed/uk/#rebellion.combat.dice-limit');
  await expect(page.locator('.statement')).toContainText('5 червоних');
  await page.goto('/embed/uk/#rebellion.glossary.leader');
  await expect(page.locator('h1')).toHaveText('лідер');
});

test.describe('a page that is no card', () => {
  test.use({
    expectedProblems: [/^another origin: http:\/\/localhost|frame-ancestors|ERR_BLOCKED_BY/],
  });

  test('stands in no frame of another site', async ({ page, baseURL }) => {
    const refused = page.waitForEvent('console', (message) =>
      message.text().includes("frame-ancestors 'none'"),
    );
    const address = `${homeOf(baseURL)}${topic('uk', 'dice-limit/')}`;
    await standsElsewhere(page, `<iframe src="${address}"></iframe>`);
    await refused;
    await expect(card(page).locator('.statement')).toHaveCount(0);
  });
});
