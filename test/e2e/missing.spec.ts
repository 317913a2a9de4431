import { MISSING, openPage, ready } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedProblems: [/status of 404/] });

for (const address of [
  MISSING,
  '/ru/rebellion/glossary/no-such-term/',
  '/uk/rebellion/combat/no-such-rule/',
  '/no-such-page',
]) {
  test(`${address} is answered with 404 and a page that says so`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Такої сторінки немає');
    await expect(page.getByText('Такой страницы нет')).toBeVisible();
  });
}

test('the way home is offered in both languages', async ({ page }) => {
  await page.goto(MISSING);
  await page.getByRole('link', { name: 'На головну' }).click();
  await expect(page).toHaveURL('/uk/');
  await page.goto(MISSING);
  const russian = page.getByRole('link', { name: 'На главную' });
  await expect(page.locator('[lang="ru"]').filter({ has: russian })).toBeVisible();
  await russian.click();
  await expect(page).toHaveURL('/ru/');
});

test('the page that says so finds what was meant', async ({ page }) => {
  await page.goto(MISSING);
  await ready(page);
  await page.locator('main').getByRole('combobox').fill('обмеження кубиків');
  const found = page.locator('main').getByRole('option');
  await expect(found.first()).toBeVisible();
  await found.first().click();
  await expect(page).toHaveURL(/\/uk\/rebellion\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Такої сторінки немає');
});

test('an address without its final slash leads to the page', async ({ page }) => {
  await openPage(page, '/uk/rebellion/combat');
  await expect(page).toHaveURL('/uk/rebellion/combat/');
});
