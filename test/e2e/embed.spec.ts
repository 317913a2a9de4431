import type { FrameLocator, Page } from '@playwright/test';
import { LANGUAGES, openPage, topic } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Another site: the same machine under another name, which browsers take for another origin. */
const elsewhere = (home: string): string => home.replace('localhost', '127.0.0.1');

const homeOf = (baseURL: string | undefined): string => new URL(baseURL ?? '').origin;

async function standsElsewhere(page: Page, site: string, body: string): Promise<void> {
  const html = `<!doctype html><title>Elsewhere</title><body>${body}</body>`;
  await page.route(`${site}/`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(`${site}/`);
}

const card = (page: Page): FrameLocator => page.frameLocator('iframe');

/** The code that the page of a rule offers, for the server of these tests. */
async function offered(page: Page, address: string, home: string): Promise<string> {
  await openPage(page, address);
  const code = (await page.locator('.embed-code code').textContent()) ?? '';
  return code.replace(/https?:\/\/[^/"]+/, home);
}

test.use({
  expectedProblems: [/^another origin/, /frame-ancestors|Framing|ERR_BLOCKED_BY_RESPONSE/],
});

for (const language of LANGUAGES) {
  for (const [length, address] of [
    ['short', topic(language, 'dice-limit/')],
    ['long', topic(language, 'lone-death-star/')],
    ['a term’s', `/${language}/rebellion/glossary/leader/`],
    ['a section’s', topic(language, 'retreat/')],
  ] as const) {
    test(`the card of a rule (${length}) fits the frame that its page offers, in ${language}`, async ({
      page,
      baseURL,
    }) => {
      const home = homeOf(baseURL);
      await standsElsewhere(page, elsewhere(home), await offered(page, address, home));
      await expect(card(page).locator('.statement').first()).toBeVisible();
      const { height, room } = await card(page)
        .locator('html')
        .evaluate((html) => ({
          height: html.querySelector('.card')?.getBoundingClientRect().height ?? 0,
          room: innerHeight,
        }));
      expect(height).toBeLessThanOrEqual(room);
      expect(height, 'and leaves no great gap').toBeGreaterThan(room * 0.6);
    });
  }

  test(`a link of a card leads the whole window to the rule, in ${language}`, async ({
    page,
    baseURL,
  }) => {
    const home = homeOf(baseURL);
    const code = await offered(page, topic(language, 'dice-limit/'), home);
    await standsElsewhere(page, elsewhere(home), code);
    await card(page).locator('.foot a').click();
    await expect(page).toHaveURL(`${home}${topic(language, 'dice-limit/')}`);
  });
}

test('a page that is no card stands in no frame of another site', async ({ page, baseURL }) => {
  const home = homeOf(baseURL);
  const frame = `<iframe src="${home}${topic('uk', 'dice-limit/')}"></iframe>`;
  await standsElsewhere(page, elsewhere(home), frame);
  await expect(card(page).locator('.statement')).toHaveCount(0);
});
