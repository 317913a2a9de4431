import { openPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** From the smallest game to the largest. */
const BOOKLETS = ['/uk/swdbg/', '/ru/swlcg/', '/uk/ti4/', '/ru/rebellion/'];

test('a booklet prints on numbered pages of A5, neither few nor endless', async ({ page }) => {
  test.setTimeout(60_000);
  for (const game of BOOKLETS) {
    await page.goto(`${game}booklet/`);
    await page.evaluate(() => document.fonts.ready);
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const pages = paper.match(/\/Type \/Page\b/g)?.length ?? 0;
    expect(pages, game).toBeGreaterThan(30);
    expect(pages, game).toBeLessThan(200);
    const sizes = new Set(
      Array.from(paper.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g), ([, width, height]) =>
        [width, height].map((points) => Math.round((Number(points) / 72) * 25.4)).join('×'),
      ),
    );
    expect([...sizes], game).toEqual(['148×210']);
    const sheets = await page.evaluate(() =>
      [...document.styleSheets].flatMap((sheet) =>
        [...sheet.cssRules].map(({ cssText }) => cssText),
      ),
    );
    // A browser that does not know these boxes leaves them out of what it has read.
    expect(sheets.join('\n'), game).toContain('content: counter(page)');
  }
});

test('the button prints, and the booklet says how to print without it', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await openPage(page, '/uk/swdbg/booklet/');
  await expect(page.getByText('Друкуйте з меню браузера')).toBeVisible();
  await page.getByRole('button', { name: 'Надрукувати книжку' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
});

test('a code off the paper leads to its rule, from the address and from the search', async ({
  page,
}) => {
  await openPage(page, '/uk/rebellion/booklet/');
  const limit = page.locator('#c-00026');
  await expect(limit).toContainText('5 червоних і 5 чорних');
  await page.goto('/uk/?q=00026');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('5 червоних і 5 чорних');
  await first.click();
  await expect(page).toHaveURL('/uk/rebellion/combat/#dice-limit');
});

test('on paper a topic keeps the numbers of its rules and leaves out its marks', async ({
  page,
}) => {
  await openPage(page, '/uk/ti4/space-combat/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.permalink.number').first()).toBeVisible();
  await expect(page.locator('.permalink:not(.number)').filter({ visible: true })).toHaveCount(0);
});
