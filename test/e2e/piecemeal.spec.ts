import type { Locator } from '@playwright/test';
import { openPage, topic } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 800 } });

const TOPICS = ['rebellion/combat', 'ti4/space-combat', 'swdbg/effects', 'swlcg/engagement'];

/** Whether what is far below the window is laid out already. */
const isLaidOut = (block: Locator): Promise<boolean> =>
  block.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

test('the end of a long topic waits for its reader', async ({ page }) => {
  await openPage(page, topic('uk'));
  const last = page.locator('article > :is(ul, .box) > *').last();
  expect(await isLaidOut(last)).toBe(false);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(last)).toBe(true);
});

test('who is brought to a place in it finds all of it', async ({ page }) => {
  await openPage(page, topic('uk', '#retreat'));
  const last = page.locator('article > :is(ul, .box) > *').last();
  expect(await isLaidOut(last)).toBe(true);
  await openPage(page, topic('uk'));
  await page.locator('article a[href="#round"]').first().click();
  expect(await isLaidOut(last)).toBe(true);
  await openPage(page, topic('uk'));
  await page.reload();
  expect(await isLaidOut(last)).toBe(true);
});

for (const path of TOPICS) {
  test(`${path}, read to its end, is as high as laid out at once`, async ({ page }) => {
    await openPage(page, `/${path.startsWith('swlcg') ? 'ru' : 'uk'}/${path}/`);
    const heights = await page.locator('article.prose').evaluate(async (article: HTMLElement) => {
      const frame = (): Promise<number> => new Promise(requestAnimationFrame);
      for (const block of article.children) {
        block.scrollIntoView();
        await frame();
        await frame();
      }
      const read = article.offsetHeight;
      delete document.documentElement.dataset['start'];
      return { read, whole: article.offsetHeight };
    });
    expect(heights.read).toBe(heights.whole);
  });
}
