import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const input = (page: Page): Locator => page.getByRole('combobox');
const options = (page: Page): Locator => page.getByRole('option');
const selected = (page: Page): Locator => page.getByRole('option', { selected: true });

async function openByKey(page: Page, language: 'uk' | 'ru'): Promise<void> {
  await page.goto(`/${language}/rebellion/combat/`);
  await page.keyboard.press('/');
  await expect(input(page)).toBeFocused();
}

/** Arrow down to the first result that stands on the topic's own page, as a reader would. */
async function followFirstRule(page: Page, address: string): Promise<void> {
  await expect(options(page).first()).toBeVisible();
  const links = await options(page).evaluateAll((found) =>
    found.map((option) => option.getAttribute('href') ?? ''),
  );
  const at = links.findIndex((link) => link.startsWith(`${address}#`));
  expect(at).toBeGreaterThanOrEqual(0);
  for (let step = 0; step <= at; step += 1) await page.keyboard.press('ArrowDown');
  await expect(selected(page)).toHaveAttribute('href', links[at] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(links[at] ?? '');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator(':target')).toBeInViewport();
}

for (const { language, word } of [
  { language: 'uk', word: 'відступ' },
  { language: 'ru', word: 'отступление' },
] as const) {
  test(`the keyboard alone finds «${word}» and lands on a rule`, async ({ page }) => {
    await openByKey(page, language);
    await page.keyboard.type(word);
    await expect(options(page).first()).toContainText(word);
    await followFirstRule(page, `/${language}/rebellion/combat/`);
  });
}

test('a word in another form leads to the same results', async ({ page }) => {
  await openByKey(page, 'uk');
  const linksFor = async (word: string): Promise<(string | null)[]> => {
    await input(page).fill(word);
    await expect(page.getByRole('status')).toContainText(/\d+ результат/);
    await expect(options(page).locator('mark').first()).toBeVisible();
    return options(page).evaluateAll((found) => found.map((option) => option.getAttribute('href')));
  };
  // Not a word that another name begins with, as «Лідерство» with «лідер»: that answers it, too.
  const asked = await linksFor('відступ');
  await input(page).fill('');
  await expect(options(page)).toHaveCount(0);
  expect(await linksFor('відступами')).toEqual(asked);
});

test('a printed number finds its rule in the other language, and keeps the menus', async ({
  page,
}) => {
  await openByKey(page, 'ru');
  await page.keyboard.type('43.5');
  const hit = options(page).first();
  await expect(hit).toHaveAttribute('href', '/ru/ti4/space-combat/#combat-roll');
  await expect(hit.locator('[lang="uk"]').first()).toContainText('43.5');
  await hit.click();
  await expect(page).toHaveURL('/ru/ti4/space-combat/#combat-roll');
  await expect(page.locator('.notice')).toContainText('по-украински');
});

test('what cannot be found brings the nearest terms', async ({ page }) => {
  await openByKey(page, 'uk');
  await input(page).fill('ліхтарик');
  await expect(page.getByRole('status')).toContainText('Нічого не знайдено');
  await expect(options(page).first()).toHaveAttribute('href', /^\/uk\/[a-z0-9]+\/glossary\//);
});

test('a filter narrows the results and can be taken back', async ({ page }) => {
  await openByKey(page, 'uk');
  await input(page).fill('відступ');
  await expect(options(page).first()).toHaveAttribute('data-kind', 'term');
  const questions = page.getByRole('button', { name: 'Питання', exact: true });
  await questions.click();
  await expect(questions).toHaveAttribute('aria-pressed', 'true');
  await expect(options(page).first()).toHaveAttribute('data-kind', 'faq');
  await expect(page.locator('.search-dialog [data-kind]:not([data-kind="faq"])')).toHaveCount(0);
  await input(page).fill('ліхтарик');
  await page.getByRole('button', { name: 'Показати все' }).click();
  await expect(questions).toHaveAttribute('aria-pressed', 'false');
  await expect(options(page).first()).toBeVisible();
});

test('Escape closes the search and leaves the reader where they were', async ({ page }) => {
  await page.goto('/uk/rebellion/combat/');
  const opener = page.locator('[data-search]').filter({ visible: true }).first();
  const before = await page.locator('h1').boundingBox();
  await opener.click();
  await expect(input(page)).toBeFocused();
  expect(await page.locator('h1').boundingBox()).toEqual(before);
  await page.keyboard.type('бій');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await page.locator('h1').boundingBox()).toEqual(before);
});

test('a page brings nothing of the search until it is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/uk/rebellion/combat/', { waitUntil: 'networkidle' });
  expect(asked.filter((path) => /^\/search\/|dialog/.test(path))).toEqual([]);
  await page.keyboard.press('/');
  await input(page).fill('бій');
  await expect(options(page).first()).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/search/ru/'))).toEqual([]);
  expect(asked.filter((path) => path.startsWith('/search/uk/'))).not.toEqual([]);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`nothing in the open search keeps anyone out, in ${scheme} colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await openByKey(page, 'uk');
    await input(page).fill('карта тактики');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const { violations } = await new AxeBuilder({ page }).include('.search-dialog').analyze();
    expect(violations).toEqual([]);
  });
}

test('on a small phone everything fits and the input lies at the thumb', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openByKey(page, 'uk');
  await input(page).fill('пряме влучання');
  await expect(options(page).first()).toBeVisible();
  expect((await input(page).boundingBox())?.y).toBeGreaterThan(640 * 0.8);
  const dialog = page.getByRole('dialog');
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, height: 640 });
  const overflow = await dialog.evaluate((found) => found.scrollWidth - found.clientWidth);
  expect(overflow).toBe(0);
  for (const target of await dialog.getByRole('button').all()) {
    if (await target.isVisible()) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  }
});

test.describe('the search box of a page', () => {
  test('searches at once for what the address asks for', async ({ page }) => {
    await page.goto(`/uk/?q=${encodeURIComponent('відступ')}`);
    await expect(input(page)).toHaveValue('відступ');
    await expect(options(page).first()).toContainText('відступ');
    await input(page).press('Escape');
    await expect(options(page)).toHaveCount(0);
  });

  test('reads no more of the address than a query may hold', async ({ page }) => {
    await page.goto(`/uk/?q=${'а'.repeat(250)}`);
    await expect(input(page)).toHaveValue('а'.repeat(200));
    await expect(page.getByRole('status')).toContainText('Нічого не знайдено');
  });
});
