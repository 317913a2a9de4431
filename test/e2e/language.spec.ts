import type { Page } from '@playwright/test';
import { expectUncovered, openPage, ready, stayAtTheRoot, topic } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const OTHER = { uk: 'ru', ru: 'uk' } as const;

async function switchLanguage(page: Page, from: 'uk' | 'ru'): Promise<void> {
  const to = OTHER[from];
  await expect(page.locator('html')).toHaveAttribute('lang', from);
  await page.locator(`.masthead a[lang="${to}"]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', to);
}

/** The reader stops where this rule begins, just below the sticky header. */
const scrollTo = (page: Page, rule: string): Promise<void> =>
  page.locator(`[id="${rule}"]`).evaluate((element) => {
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
  });

for (const from of ['uk', 'ru'] as const) {
  const to = OTHER[from];

  test(`the change from ${from} to ${to} keeps a rule that was only scrolled to`, async ({
    page,
  }) => {
    for (const rule of ['dice-limit', 'retreat', 'drawn-card']) {
      await openPage(page, topic(from));
      await scrollTo(page, rule);
      await switchLanguage(page, from);
      await expect(page).toHaveURL(topic(to, `#${rule}`));
      await expectUncovered(page.locator(`[id="${rule}"]`));
    }
  });
}

test('the change of language keeps the rule the address names, there and back', async ({
  page,
}) => {
  await openPage(page, topic('uk', '#dice-limit'));
  for (const from of ['uk', 'ru'] as const) {
    await switchLanguage(page, from);
    await expect(page).toHaveURL(topic(OTHER[from], '#dice-limit'));
    await expectUncovered(page.locator('#dice-limit'));
  }
});

test('the change of language keeps a page of any kind, there and back', async ({ page }) => {
  for (const below of [
    'rebellion/',
    'rebellion/combat/dice-limit/',
    'rebellion/glossary/',
    'rebellion/glossary/leader/',
    'rebellion/walkthroughs/yavin-space-battle/',
    'ti4/',
    'ti4/space-combat/',
    'ti4/space-combat/winner/',
    'ti4/glossary/war-sun/',
  ]) {
    await openPage(page, `/uk/${below}`);
    for (const from of ['uk', 'ru'] as const) {
      await switchLanguage(page, from);
      await ready(page);
      await expect(page).toHaveURL(`/${OTHER[from]}/${below}`);
    }
  }
});

test('the change of language keeps the moment of a walkthrough', async ({ page }) => {
  await openPage(page, '/uk/rebellion/walkthroughs/yavin-space-battle/');
  const place = page.locator('.player-place');
  await page.getByRole('button', { name: 'За прикладом' }).click();
  await page.getByRole('button', { name: 'За прикладом' }).click();
  await expect(place).toContainText('Крок 2');
  await switchLanguage(page, 'uk');
  await expect(place).toContainText('Шаг 2');
});

test('the header takes the focus without moving the text', async ({ page }) => {
  await openPage(page, topic('uk', '#retreat'));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1000);
  await page.locator('.masthead [data-language]').focus();
  await page.locator('.masthead [data-theme-switch]').focus();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('a reader who has gone on from the named rule keeps the place gone on to', async ({
  page,
}) => {
  await openPage(page, topic('uk', '#add-leader'));
  await scrollTo(page, 'retreat');
  await switchLanguage(page, 'uk');
  await expect(page).toHaveURL(topic('ru', '#retreat'));
});

test('at the top of a topic the change of language adds nothing to the address', async ({
  page,
}) => {
  await openPage(page, topic('uk'));
  await switchLanguage(page, 'uk');
  await expect(page).toHaveURL(topic('ru'));
});

test('the language chosen last is the one the root leads to', async ({ page }) => {
  await openPage(page, '/uk/');
  await switchLanguage(page, 'uk');
  await page.goto('/');
  await expect(page).toHaveURL('/ru/');
  await switchLanguage(page, 'ru');
  await page.goto('/');
  await expect(page).toHaveURL('/uk/');
});

for (const [locale, language] of [
  ['uk-UA', 'uk'],
  ['ru-RU', 'ru'],
  ['de-DE', 'uk'],
] as const) {
  test.describe(`to a browser that speaks ${locale}`, () => {
    test.use({ locale });

    test(`the root offers ${language} while nothing is chosen`, async ({ page }) => {
      await page.goto('/');
      await expect(page).toHaveURL(`/${language}/`);
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the root offers both languages', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/');
    await page.getByRole('link', { name: 'Русский' }).click();
    await expect(page).toHaveURL('/ru/');
    await page.goto('/');
    await page.getByRole('link', { name: 'Українська' }).click();
    await expect(page).toHaveURL('/uk/');
  });
});

test('the root does not stay in the history, so Back leaves the site', async ({ page }) => {
  await page.goto('/uk/rebellion/');
  await page.goto('/');
  await expect(page).toHaveURL('/uk/');
  await page.goBack();
  await expect(page).toHaveURL('/uk/rebellion/');
});

test('the languages at the root are said in themselves', async ({ page }) => {
  await stayAtTheRoot(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Русский' })).toHaveAttribute('lang', 'ru');
  await expect(page.getByRole('link', { name: 'Українська' })).toHaveAttribute('lang', 'uk');
});
