import { readFileSync } from 'node:fs';
import path from 'node:path';
import { headersFor, parseHeaders } from '../../scripts/lib/headers.ts';
import { dist } from '../../scripts/lib/root.mjs';
import { MISSING, openPage, ready } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedProblems: [/status of 404/] });

for (const address of [
  MISSING,
  '/ru/rebellion/glossary/no-such-term/',
  '/uk/rebellion/combat/no-such-rule/',
  '/embed/uk/no-such-card/',
  '/no-such-page',
]) {
  test(`${address} is answered with 404 and a page that says so`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    const { 'permissions-policy': permissions, 'cross-origin-opener-policy': opener } =
      answer?.headers() ?? {};
    expect(permissions).toContain('camera=()');
    expect(opener).toBe('same-origin');
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

const rules = parseHeaders(readFileSync(path.join(dist, '_headers'), 'utf8'));

for (const address of [MISSING, '/embed/uk/no-such-card/', '/no-such-page']) {
  test.describe(`the page that says so at ${address}, with what hosts send that look at the address alone,`, () => {
    test.use({
      expectedProblems: [/status of 404|This document requires 'TrustedHTML'/],
    });

    test('finds what was meant, and makes no text into markup', async ({ page }) => {
      await page.route(`**${address}`, (route) =>
        route.fulfill({
          status: 404,
          headers: {
            ...Object.fromEntries(headersFor(rules, address)),
            'content-type': 'text/html; charset=utf-8',
          },
          body: readFileSync(path.join(dist, '404.html')),
        }),
      );
      await page.goto(address);
      await ready(page);
      const made = await page.evaluate(() => {
        const box = document.createElement('div');
        try {
          box.innerHTML = '<b>!</b>';
        } catch {
          // What it holds tells.
        }
        return box.children.length;
      });
      expect(made).toBe(0);
      await page.locator('main').getByRole('combobox').fill('обмеження кубиків');
      const found = page.locator('main').getByRole('option');
      await expect(found.first()).toBeVisible();
      await found.first().click();
      await expect(page).toHaveURL(/\/uk\/rebellion\/.+/);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Такої сторінки немає');
    });
  });
}

test('an address without its final slash leads to the page', async ({ page }) => {
  await openPage(page, '/uk/rebellion/combat');
  await expect(page).toHaveURL('/uk/rebellion/combat/');
});
