import type { Locator, Page } from '@playwright/test';
import { openPage, topic } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const themeSwitch = (page: Page): Locator => page.locator('[data-theme-switch]');

/** Whether the paper is light or dark, by the sum of its three channels. */
const paper = (page: Page): Promise<'light' | 'dark'> =>
  page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.body);
    const sum = (backgroundColor.match(/\d+/g) ?? []).slice(0, 3).map(Number);
    return sum.reduce((a, b) => a + b, 0) > 3 * 200 ? 'light' : 'dark';
  });

const light = ['Світлі кольори', 'light'] as const;
const dark = ['Темні кольори', 'dark'] as const;

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`on a ${scheme} system`, () => {
    test.use({ colorScheme: scheme });

    test('the colours follow the system while nothing is chosen, and the switch goes round', async ({
      page,
    }) => {
      await openPage(page, topic('uk'));
      expect(await paper(page)).toBe(scheme);
      await page.emulateMedia({ colorScheme: scheme === 'light' ? 'dark' : 'light' });
      expect(await paper(page)).not.toBe(scheme);
      await page.emulateMedia({ colorScheme: scheme });
      const round = [
        ['Кольори як у системі', scheme],
        // The first press is seen: what the system has comes last.
        ...(scheme === 'light' ? [dark, light] : [light, dark]),
        ['Кольори як у системі', scheme],
      ] as const;
      for (const [index, [name, colours]] of round.entries()) {
        if (index > 0) await themeSwitch(page).click();
        await expect(themeSwitch(page)).toHaveAccessibleName(name);
        expect(await paper(page)).toBe(colours);
      }
    });

    test('the chosen colours are there before the page has a body', async ({ page }) => {
      const chosen = scheme === 'light' ? 'dark' : 'light';
      await page.addInitScript((theme) => {
        localStorage.setItem('theme', theme);
        new MutationObserver((_changes, observer) => {
          if ((document.body as HTMLElement | null) === null) return;
          observer.disconnect();
          Object.assign(window, { themeAtBody: document.documentElement.dataset['theme'] });
        }).observe(document, { childList: true, subtree: true });
      }, chosen);
      await openPage(page, '/uk/');
      expect(await page.evaluate(() => Reflect.get(window, 'themeAtBody') as unknown)).toBe(chosen);
      expect(await paper(page)).toBe(chosen);
    });
  });
}

test('the choice is remembered after a reload, on other pages and at the root', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, topic('uk'));
  await themeSwitch(page).click();
  expect(await paper(page)).toBe('dark');
  await page.reload();
  expect(await paper(page)).toBe('dark');
  await expect(themeSwitch(page)).toHaveAccessibleName('Темні кольори');
  await page.goto('/ru/');
  expect(await paper(page)).toBe('dark');
  await expect(themeSwitch(page)).toHaveAccessibleName('Тёмные цвета');
});

test.describe('where the browser keeps its storage shut', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The storage is shut.', 'SecurityError');
        },
      });
    });
  });

  test('the root still leads to a language', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/uk/');
  });

  test('colours still change for the page, and the language keeps the rule', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openPage(page, topic('uk', '#dice-limit'));
    await themeSwitch(page).click();
    expect(await paper(page)).toBe('dark');
    await page.locator('.masthead [data-language]').click();
    await expect(page).toHaveURL(topic('ru', '#dice-limit'));
  });
});

test('each game has an accent of its own, on its pages and where it is listed', async ({
  page,
}) => {
  const accentOf = (one: Locator): Promise<string> =>
    one.evaluate((element) => getComputedStyle(element).getPropertyValue('--accent'));
  await openPage(page, '/uk/');
  const site = await accentOf(page.locator('html'));
  const listed = new Map<string, string>();
  for (const game of await page.locator('[data-game]').all()) {
    listed.set((await game.getAttribute('data-game')) ?? '', await accentOf(game));
  }
  expect(listed.size).toBeGreaterThan(3);
  expect(new Set([site, ...listed.values()]).size).toBe(listed.size + 1);
  for (const [game, accent] of listed) {
    await openPage(page, `/uk/${game}/`);
    expect(await accentOf(page.locator('html')), game).toBe(accent);
  }
});
