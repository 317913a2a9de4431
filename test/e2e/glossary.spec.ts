import type { Locator, Page } from '@playwright/test';
import { openPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const entries = (page: Page): Locator =>
  page.locator('[data-term-entry]').filter({ visible: true });
const names = (page: Page): Promise<string[]> => entries(page).locator('> a').allInnerTexts();
const wordBox = (page: Page): Locator => page.getByRole('searchbox', { name: /термін|термин/ });

const WORDS = {
  uk: [
    ['its name', 'лідер', 'лідер'],
    ['its name in capitals', 'ЛІДЕР', 'лідер'],
    ['its English name', 'Star Destroyer', 'зоряний руйнівник'],
    ['its English name in small letters', 'star destroyer', 'зоряний руйнівник'],
    ['another name for it', 'імперська піхота', 'штурмовик'],
    ['letters that only look alike', 'X-вінґ', 'Х-вінґ'],
    ['г for ґ', 'х-вінг', 'Х-вінґ'],
  ],
  ru: [
    ['its name', 'командир', 'командир'],
    ['its name in capitals', 'КОМАНДИР', 'командир'],
    ['its English name', 'Star Destroyer', 'звёздный разрушитель'],
    ['another name for it', 'имперская пехота', 'штурмовик'],
    ['е for ё', 'звездный разрушитель', 'звёздный разрушитель'],
  ],
} as const;

for (const language of ['uk', 'ru'] as const) {
  test(`a term is found by each of its names, however written, in ${language}`, async ({
    page,
  }) => {
    await openPage(page, `/${language}/rebellion/glossary/`);
    const all = await entries(page).count();
    for (const [how, word, name] of WORDS[language]) {
      await wordBox(page).fill(word);
      await expect.poll(() => entries(page).count(), how).toBeLessThan(all);
      expect(await names(page), how).toContain(name);
      await wordBox(page).fill('');
      await expect(entries(page)).toHaveCount(all);
    }
  });
}

test('what is left are terms of the word and the kind, or a message, and all come back', async ({
  page,
}) => {
  await openPage(page, '/uk/rebellion/glossary/');
  await test.step('letters are left with their terms', async () => {
    await wordBox(page).fill('зірка смерті');
    await expect.poll(() => names(page)).toContain('Зірка смерті');
    const shown = page.locator('[data-letter]').filter({ visible: true });
    const empty = shown.filter({ hasNot: page.locator('[data-term-entry]:not([hidden])') });
    expect(await shown.count()).toBeGreaterThan(0);
    await expect(empty).toHaveCount(0);
  });
  await test.step('a word that is no term brings a message', async () => {
    const message = page.getByText('Такого терміна немає');
    await expect(message).toBeHidden();
    await wordBox(page).fill('ліхтарик');
    await expect(message).toBeVisible();
    await expect(entries(page)).toHaveCount(0);
    await wordBox(page).press('Enter');
    await expect(page).toHaveURL('/uk/rebellion/glossary/');
    await wordBox(page).fill('');
    await expect(message).toBeHidden();
  });
  await test.step('the kind narrows the list, alone and together with a word', async () => {
    const kind = page.getByRole('combobox', { name: 'Усі види' });
    await kind.selectOption('Споруди');
    expect(await names(page)).toContain('іонна гармата');
    expect(await names(page)).not.toContain('лідер');
    await wordBox(page).fill('лідер');
    await expect(entries(page)).toHaveCount(0);
    await kind.selectOption('Лідери');
    expect(await names(page)).toContain('лідер');
    expect(await names(page)).not.toContain('резерв лідерів');
  });
});

for (const language of ['uk', 'ru'] as const) {
  test(`every letter leads to terms that begin with it, in order, in ${language}`, async ({
    page,
  }) => {
    await openPage(page, `/${language}/rebellion/glossary/`);
    const letters = await page.locator('.letters a').allInnerTexts();
    expect(letters).toEqual(letters.toSorted(new Intl.Collator(language).compare));
    const last = letters.at(-1) ?? '';
    await page.locator('.letters').getByRole('link', { name: last, exact: true }).click();
    await expect(page.locator(':target')).toHaveText(last);
    await expect(page.locator(':target')).toBeInViewport();
    for (const section of await page.locator('[data-letter]').all()) {
      const letter = await section.locator('h2').innerText();
      const first = await section.locator('[data-term-entry] > a').allInnerTexts();
      expect(first.every((name) => name.toLocaleUpperCase(language).startsWith(letter))).toBe(true);
    }
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`all terms are there with their definitions, in ${language}`, async ({
      page,
      request,
    }) => {
      const answer = await request.get(`/api/v1/rebellion/${language}/glossary.json`);
      const published = await answer.text();
      await page.goto(`/${language}/rebellion/glossary/`);
      const shown = await names(page);
      expect(shown.length).toBeGreaterThan(100);
      expect(shown.filter((name) => !published.includes(`"${name}"`))).toEqual([]);
      await expect(entries(page).locator('p')).toHaveCount(shown.length);
      await expect(page.locator('[data-term-filter]')).toBeHidden();
    });
  });
}
