import type { Locator, Page } from '@playwright/test';
import { bottomBar, contents, expectUncovered, follow, openPage, topic } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const KINDS = [
  ['Приклад', '.example'],
  ['Питання', '.faq'],
  ['Розбіжність', '.edition'],
  ['Командна гра', '.team'],
] as const;

const openContents = async (page: Page): Promise<void> => {
  await bottomBar(page).getByRole('button', { name: 'Зміст' }).click();
  await expect(contents(page)).toBeVisible();
};

const exactHeightOf = async (link: Locator): Promise<number> =>
  (await link.boundingBox())?.y ?? Number.NaN;

/** Where a hand can press it at once: a press that has to look for its place moves the page. */
const holdOver = (link: Locator): Promise<void> =>
  expect(async () => {
    await link.hover();
    const before = await exactHeightOf(link);
    await link.page().waitForTimeout(100);
    expect(await exactHeightOf(link)).toBe(before);
  }).toPass();

/** A browser keeps a place in whole pixels of the screen: one of them may be lost on the way. */
const expectBackAt = (link: Locator, before: number): Promise<void> =>
  expect.poll(async () => Math.abs((await exactHeightOf(link)) - before)).toBeLessThanOrEqual(1);

test.describe('on a wide window', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the contents stand beside the text, need no button, and stay when a link leads on', async ({
    page,
  }) => {
    await openPage(page, topic('uk'));
    await expect(contents(page)).toBeVisible();
    await expect(bottomBar(page)).toBeHidden();
    await expect(contents(page).locator('[aria-current="page"]')).toHaveText('Бій');
    await contents(page).locator('a[href="#retreat"]').click();
    await expectUncovered(page.locator('#retreat'));
    await expect(contents(page)).toBeVisible();
  });

  test('the filter hides and shows each kind', async ({ page }) => {
    await openPage(page, topic('uk'));
    for (const [name, boxes] of KINDS) {
      const toggle = contents(page).getByRole('checkbox', { name });
      const shown = page.locator(`article ${boxes}`).filter({ visible: true });
      const all = await page.locator(`article ${boxes}`).count();
      expect(all).toBeGreaterThan(0);
      await expect(toggle).toBeChecked();
      await expect(shown).toHaveCount(all);
      await toggle.click();
      await expect(shown).toHaveCount(0);
      await expect(page.locator('#dice-limit')).toBeVisible();
      await toggle.click();
      await expect(shown).toHaveCount(all);
    }
  });
});

test.describe('on a narrow window', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the contents open over the text, and close by Escape, by a press beside them and by a link', async ({
    page,
  }) => {
    await openPage(page, topic('uk'));
    await expect(contents(page)).toBeHidden();
    await openContents(page);
    await page.keyboard.press('Escape');
    await expect(contents(page)).toBeHidden();
    await openContents(page);
    await page.locator('h1').click();
    await expect(contents(page)).toBeHidden();
    await expect(page).toHaveURL(topic('uk'));
    await openContents(page);
    await contents(page).locator('a[href="#retreat"]').click();
    await expect(contents(page)).toBeHidden();
    await expect(page).toHaveURL(topic('uk', '#retreat'));
    await expectUncovered(page.locator('#retreat'));
  });

  test('the contents open at the topic that is read, however long they are, with the filter in sight', async ({
    page,
  }) => {
    await openPage(page, '/uk/ti4/transactions/');
    await openContents(page);
    await expect(contents(page).locator('[aria-current="page"]')).toBeInViewport();
    await expect(contents(page).getByRole('checkbox').first()).toBeInViewport();
    const { scrolled, longer } = await contents(page).evaluate((sheet) => ({
      scrolled: sheet.scrollTop,
      longer: sheet.scrollHeight / sheet.clientHeight,
    }));
    expect(scrolled).toBeGreaterThan(500);
    expect(longer).toBeGreaterThan(3);
  });

  test('the filter in the contents hides a kind behind them; a link to another topic leads there, and Back finds them closed', async ({
    page,
  }) => {
    await openPage(page, topic('uk'));
    await openContents(page);
    await contents(page).getByRole('checkbox', { name: 'Питання' }).click();
    await page.keyboard.press('Escape');
    await expect(page.locator('article .faq').filter({ visible: true })).toHaveCount(0);
    await openContents(page);
    await contents(page).getByRole('link', { name: 'Кубики', exact: true }).click();
    await expect(page).toHaveURL('/uk/rebellion/dice/');
    await page.goBack();
    await expect(page).toHaveURL(topic('uk'));
    await expect(contents(page)).toBeHidden();
  });

  // Other letters may come the second time: what the reader followed or was reading stands still.
  for (const [where, from, selector, kept] of [
    [
      'another topic',
      '#roll',
      '#roll a[href="/uk/rebellion/damage/#attack-value"]',
      '#roll a[href="/uk/rebellion/damage/#attack-value"]',
    ],
    [
      'another place of the same topic',
      '#retreat-offer',
      '#retreat-offer a[href="#retreat"]',
      '#retreat-offer a[href="#retreat"]',
    ],
    ['the page of a single rule', '#dice-limit', '#dice-limit > a.permalink', '#dice-limit'],
  ] as const) {
    test(`Back returns from ${where} to the very place`, async ({ page }) => {
      await openPage(page, topic('uk', from));
      const link = page.locator(selector).first();
      await holdOver(link);
      const place = page.locator(kept).first();
      const before = await exactHeightOf(place);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
      await follow(link);
      await expect(page).not.toHaveURL(topic('uk', from));
      const back = bottomBar(page).getByRole('button', { name: 'Назад' });
      await back.click();
      await expect(page).toHaveURL(topic('uk', from));
      await expectBackAt(place, before);
    });
  }

  test('Back returns to the very place that was reached by scrolling', async ({ page }) => {
    await openPage(page, topic('uk'));
    // The address names no place, so only what was kept can bring the reader back.
    const rule = page.locator('#dice-limit');
    await rule.evaluate((element) => {
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
    });
    const link = rule.locator('> a.permalink');
    await holdOver(link);
    const before = await exactHeightOf(rule);
    await follow(link);
    await expect(page).not.toHaveURL(topic('uk'));
    await page.goBack();
    await expect(page).toHaveURL(topic('uk'));
    await expectBackAt(rule, before);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  });

  test('Back finds the place though the letters came too late the first time', async ({ page }) => {
    const from = '#dice-limit';
    const fonts = /\.woff2$/;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(fonts, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(topic('uk', from), { waitUntil: 'commit' });
    const rule = page.locator(from);
    const link = rule.locator('> a.permalink');
    const heightOfText = (): Promise<number> =>
      page.locator('article').evaluate((article: HTMLElement) => article.offsetHeight);
    await expect(link).toBeInViewport();
    // The time after which the browser stops waiting for letters that may come or not.
    await page.waitForTimeout(500);
    const inFallback = await heightOfText();
    const before = await exactHeightOf(rule);
    release();
    await page.waitForLoadState('load');
    await page.unroute(fonts);
    await follow(link);
    await expect(page).not.toHaveURL(topic('uk', from));
    await page.goBack();
    // Within the rule, other letters stand at other heights.
    await expectBackAt(rule, before);
    expect(await heightOfText(), 'other letters than the first time').not.toBe(inFallback);
  });
});
