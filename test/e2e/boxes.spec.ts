import type { Page } from '@playwright/test';
import { openPage, topic } from './support/pages.ts';
import { addressesOf } from './support/kinds.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
test.use({ viewport: PHONE });

const TOPIC = '[language]/[game]/[topic]';

/** Of the first two screens, what is not taken by boxes; rules of variants and of teams alone are rules. */
const shareOfRules = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const end = 2 * innerHeight;
    const boxes = [...document.querySelectorAll('article > :is(.box, .walkthrough-card)')]
      .filter((box) => !box.matches('.variant, .team:not(:has(> details))'))
      .map((box) => box.getBoundingClientRect())
      .reduce((sum, { top, bottom, width }) => {
        return sum + width * Math.max(0, Math.min(bottom, end) - top);
      }, 0);
    return 1 - boxes / (innerWidth * end);
  });

for (const language of ['uk', 'ru'] as const) {
  test(`rules fill four fifths of the first two screens of any topic, in ${language}`, async ({
    page,
  }) => {
    // Hundreds of pages: a bound for what hangs.
    test.setTimeout(300_000);
    const shares: (readonly [share: number, address: string])[] = [];
    for (const address of addressesOf(TOPIC, language)) {
      await page.goto(address);
      shares.push([await shareOfRules(page), address]);
    }
    expect(shares.length).toBeGreaterThan(150);
    shares.sort(([one], [other]) => one - other);
    const [[worst] = [0]] = shares;
    const told = shares.slice(0, 5).map(([share, at]) => `${at} ${share.toFixed(3)}`);
    expect(worst, told.join('\n')).toBeGreaterThanOrEqual(0.8);
  });
}

test('the mark of a rule never stands alone on a line', async ({ page }) => {
  test.slow();
  const alone: string[] = [];
  for (const address of [
    '/uk/rebellion/combat/',
    '/ru/swlcg/edge-battle/',
    '/uk/swdbg/turn/',
    '/ru/ti4/space-combat/',
  ]) {
    await page.goto(address);
    for (const width of [320, 360, 390, 412]) {
      await page.setViewportSize({ width, height: 844 });
      const found = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement>('article .permalink:not(.number)')]
          .filter((mark) => mark.checkVisibility() && !mark.closest('.box-title'))
          .filter((mark) => {
            const range = document.createRange();
            const text = mark.previousSibling;
            if (text === null || mark.parentElement === null) return false;
            range.setStart(mark.parentElement, 0);
            range.setEndBefore(mark);
            const { top } = mark.getBoundingClientRect();
            const { bottom = 0 } = [...range.getClientRects()].at(-1) ?? {};
            return [...range.getClientRects()].every((line) => line.bottom <= top) && bottom > 0;
          })
          .map((mark) => mark.href),
      );
      alone.push(...found.map((href) => `${width}: ${href}`));
    }
    await page.setViewportSize(PHONE);
  }
  expect(alone).toEqual([]);
});

const why = (page: Page) => page.getByText('Дотримуйтеся довідників, бо за золотими правилами');

test('a box is opened by a press anywhere on it, and closed by its mark', async ({ page }) => {
  await openPage(page, topic('uk'));
  await expect(why(page)).toBeHidden();
  await page.locator('#start-condition strong').click({ force: true });
  await expect(why(page)).toBeVisible();
  await page.locator('#start-condition summary').press('Enter');
  await expect(why(page)).toBeHidden();
});

test('what an address names stands open, in a box and within a folded one', async ({ page }) => {
  await openPage(page, topic('uk', '#start-condition'));
  await expect(why(page)).toBeVisible();
  await openPage(page, topic('uk', '#team-order'));
  await expect(page.locator('#team-order')).toBeInViewport();
});

test('rules alone, short boxes or all of them: the choice holds on the next topic and in the other language', async ({
  page,
}) => {
  await openPage(page, topic('uk'));
  const note = page.locator('article .note').first();
  const team = page.locator('article .team').first();
  await page.getByText('Лише правила').click();
  await expect(note).toBeHidden();
  await expect(page.locator('#start-condition')).toBeHidden();
  await expect(team).toBeVisible();
  await page.getByText('Усе', { exact: true }).click();
  await expect(why(page)).toBeVisible();
  await expect(page.locator('.teaser').filter({ visible: true })).toHaveCount(0);
  await openPage(page, '/ru/rebellion/combat/');
  await expect(page.getByRole('radio', { name: 'Всё' })).toBeChecked();
  await expect(page.locator('article details p').first()).toBeVisible();
  await page.getByText('Только правила').click();
  await openPage(page, '/ru/ti4/space-combat/');
  await expect(page.getByRole('radio', { name: 'Только правила' })).toBeChecked();
  await expect(page.locator('article .note').filter({ visible: true })).toHaveCount(0);
  await page.getByText('Кратко').click();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Кратко' })).toBeChecked();
});

test('whatever lies in the storage, boxes are as they come', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('boxes', '" onload="alert(1)'));
  await openPage(page, topic('uk'));
  await expect(page.getByRole('radio', { name: 'Стисло' })).toBeChecked();
  await expect(page.locator('html')).not.toHaveAttribute('data-boxes');
});

test('on paper nothing is folded', async ({ page }) => {
  await openPage(page, topic('uk'));
  await page.emulateMedia({ media: 'print' });
  await expect(why(page)).toBeVisible();
  await expect(page.locator('article summary').filter({ visible: true })).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is folded, and the choice of rules alone works all the same', async ({ page }) => {
    await page.goto(topic('uk'));
    await expect(why(page)).toBeVisible();
    await page.getByText('Лише правила').click();
    await expect(page.locator('#start-condition')).toBeHidden();
  });
});

test('a definition keeps off the edges of the screen', async ({ page }) => {
  await openPage(page, topic('uk'));
  const seen = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('article a[interestfor]')]
      .filter((link) => link.checkVisibility())
      .map((link) => {
        link.scrollIntoView({ block: 'center' });
        const box = document.getElementById(link.getAttribute('interestfor') ?? '');
        box?.togglePopover({ force: true, source: link });
        const { left = 0, right = 0, top = 0 } = box?.getBoundingClientRect() ?? {};
        box?.hidePopover();
        const { bottom } = link.getBoundingClientRect();
        return { word: link.innerText, left, right, isBelow: Math.abs(top - bottom) < 40 };
      }),
  );
  expect(seen.length).toBeGreaterThan(30);
  const flush = ({ left, right }: { left: number; right: number }): boolean =>
    left < 8 || right > PHONE.width - 8;
  expect(seen.filter(flush)).toEqual([]);
  expect(seen.filter(({ isBelow }) => isBelow).length).toBeGreaterThan(seen.length / 2);
});
