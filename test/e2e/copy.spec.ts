import type { Page } from '@playwright/test';
import {
  copyMenu,
  expectUncovered,
  LANGUAGES,
  openPage,
  topic,
  type Language,
} from './support/pages.ts';
import { expect, test } from './support/test.ts';

const clipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

/** The address of a rule as the site is published, whoever serves it here. */
const published = async (page: Page, path: string): Promise<string> =>
  new URL(path, (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '').href;

const mark = (page: Page, rule: string) => page.locator(`article a.permalink[href$="/${rule}/"]`);

const WORDS = {
  uk: { text: 'Скопіювати текст із посиланням', share: 'Поділитися' },
  ru: { text: 'Скопировать текст со ссылкой', share: 'Поделиться' },
} as const satisfies Record<Language, object>;

test.describe('the menu of a rule', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies its link by the keyboard alone', async ({ page }) => {
    for (const language of LANGUAGES) {
      await openPage(page, topic(language, '#dice-limit'));
      const address = await published(page, topic(language, 'dice-limit/'));
      await mark(page, 'dice-limit').focus();
      await page.keyboard.press('Enter');
      await expect(copyMenu(page).getByRole('menuitem').first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(copyMenu(page).getByRole('status')).not.toBeEmpty();
      expect(await clipboard(page)).toBe(address);
      // It goes by itself, and the keyboard is where it was.
      await expect(copyMenu(page)).toHaveCount(0);
      await expect(mark(page, 'dice-limit')).toBeFocused();
    }
  });

  test('copies the same words as the page of what it copies', async ({ page }) => {
    for (const [kind, address, rule] of [
      ['a rule with others below it', '/uk/rebellion/combat/', 'play-action'],
      ['an answered question', '/uk/rebellion/combat/', 'lone-death-star'],
      ['a heading', '/ru/rebellion/combat/', 'retreat'],
      ['a rule with a printed number', '/uk/ti4/space-combat/', ''],
    ] as const) {
      await openPage(page, address);
      const link =
        rule === '' ? page.locator('article a.permalink.number').first() : mark(page, rule);
      const own = (await link.getAttribute('href')) ?? '';
      const { text } = WORDS[address.startsWith('/uk') ? 'uk' : 'ru'];
      await link.scrollIntoViewIfNeeded();
      await link.focus();
      await page.keyboard.press('Enter');
      await copyMenu(page).getByRole('menuitem', { name: text }).click();
      await expect(copyMenu(page).getByRole('status')).not.toBeEmpty();
      const copied = await clipboard(page);
      await openPage(page, own);
      await page.getByRole('button', { name: text }).click();
      await expect(page.getByRole('status')).not.toBeEmpty();
      expect(copied, kind).toBe(await clipboard(page));
    }
  });

  test('closes by Escape and leaves the keyboard where it was', async ({ page }) => {
    await openPage(page, topic('uk', '#dice-limit'));
    await mark(page, 'dice-limit').focus();
    await page.keyboard.press('Enter');
    await expect(copyMenu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(copyMenu(page)).toHaveCount(0);
    await expect(mark(page, 'dice-limit')).toBeFocused();
  });
});

test.describe('under a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the menu opens the device’s own sheet with the rule’s words', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: (shared: unknown) => {
          Object.assign(window, { shared });
          return Promise.resolve();
        },
      });
    });
    for (const language of LANGUAGES) {
      await openPage(page, topic(language, '#dice-limit'));
      await mark(page, 'dice-limit').tap();
      await expect(copyMenu(page)).toBeInViewport({ ratio: 1 });
      // Nothing stands before what a phone does by itself.
      await expect(copyMenu(page).getByRole('menuitem').first()).toHaveText(WORDS[language].share);
      await copyMenu(page).getByRole('menuitem', { name: WORDS[language].share }).tap();
      const shared = await page.evaluate(
        () => (window as unknown as { shared: Record<string, string> }).shared,
      );
      const said = await page.locator('#dice-limit').innerText();
      expect(shared['text']).toBe(said.replace(/\s*#\s*$/, ''));
      expect(shared['url']).toBe(await published(page, topic(language, 'dice-limit/')));
    }
  });
});

test('what a search has found has the same menu, and copies its rule', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, topic('uk'));
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('більше пʼяти кубиків');
  const hit = page.getByRole('option').first();
  await hit.locator('.search-more').click();
  await copyMenu(page).getByRole('menuitem', { name: WORDS.uk.text }).click();
  await expect(copyMenu(page).getByRole('status')).not.toBeEmpty();
  const copied = await clipboard(page);
  expect(copied).toMatch(/^\p{Lu}.{20,}\nhttps?:\/\/\S+\/uk\/rebellion\/[a-z-]+\/[a-z-]+\/$/su);
  // The list is where it was.
  await expect(hit).toBeVisible();
});

test('what few ask for is one step farther in the menu', async ({ page }) => {
  await openPage(page, topic('uk', '#dice-limit'));
  await mark(page, 'dice-limit').focus();
  await page.keyboard.press('Enter');
  const markdown = copyMenu(page).getByRole('menuitem', { name: 'Скопіювати для Markdown' });
  await expect(markdown).toHaveCount(0);
  await copyMenu(page).getByRole('menuitem', { name: 'Ще' }).click();
  await expect(markdown).toBeFocused();
});

test('where the device has no sheet nothing offers one', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await openPage(page, topic('uk', '#dice-limit'));
  await mark(page, 'dice-limit').focus();
  await page.keyboard.press('Enter');
  await expect(copyMenu(page)).toBeVisible();
  await expect(copyMenu(page).getByRole('menuitem', { name: WORDS.uk.share })).toHaveCount(0);
});

test.describe('selected words', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  /** Selects so many letters of an element’s first text, and copies as the keyboard does. */
  async function copySelected(page: Page, selector: string, letters: number): Promise<string> {
    const loaded = page.waitForResponse(/copying.*\.js/);
    const words = await page.locator(selector).evaluate((element, count) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      if (text === null) return '';
      getSelection()?.setBaseAndExtent(
        text,
        0,
        text,
        Math.min(count, text.textContent?.length ?? 0),
      );
      return getSelection()?.toString().trim() ?? '';
    }, letters);
    // That a file has come does not say that it has run; importing it again waits for both.
    await page.evaluate(`import(${JSON.stringify((await loaded).url())}).then(() => null)`);
    await page.keyboard.press('ControlOrMeta+c');
    return words;
  }

  test('keep the address of their rule, also on its own page', async ({ page }) => {
    for (const language of LANGUAGES) {
      await openPage(page, topic(language, '#dice-limit'));
      const address = await published(page, topic(language, 'dice-limit/'));
      const words = await copySelected(page, '#dice-limit', 30);
      expect(words).toContain(' ');
      await expect.poll(() => clipboard(page)).toBe(`${words}\n${address}`);
      const rich = await page.evaluate(async () => {
        const [item] = await navigator.clipboard.read();
        return (await item?.getType('text/html'))?.text();
      });
      expect(rich).toContain(`href="${address}"`);

      await openPage(page, topic(language, 'dice-limit/'));
      expect(await published(page, topic(language, 'dice-limit/'))).toBe(address);
      await page.evaluate(() => navigator.clipboard.writeText(''));
      const own = await copySelected(page, '.statement', 30);
      await expect.poll(() => clipboard(page)).toBe(`${own}\n${address}`);
    }
  });

  test('within one word are copied as they are', async ({ page }) => {
    await openPage(page, topic('uk', '#dice-limit'));
    const letters = await copySelected(page, '#lone-death-star strong', 2);
    expect(letters).toHaveLength(2);
    await expect.poll(() => clipboard(page)).toBe(letters);
  });
});

test('the way back from a reference is one key, to the very line', async ({ page }) => {
  const from = '#retreat-offer';
  for (const language of LANGUAGES) {
    await openPage(page, topic(language, from));
    const link = page.locator(`${from} a[href="#retreat"]`).first();
    await link.scrollIntoViewIfNeeded();
    const before = (await link.boundingBox())?.y;
    await link.click();
    await expectUncovered(page.locator('#retreat'));
    await expect(page.locator('#retreat')).not.toHaveCSS('box-shadow', 'none');
    await page.keyboard.press('Backspace');
    await expect(page).toHaveURL(topic(language, from));
    await expect.poll(async () => (await link.boundingBox())?.y).toBe(before);
  }
});

test('a link to what the reader has filtered away shows it', async ({ page }) => {
  await openPage(page, topic('uk'));
  await page.getByRole('checkbox', { name: 'Питання' }).click();
  await expect(page.locator('#lone-death-star')).toBeHidden();
  await page.evaluate(() => (location.hash = '#lone-death-star'));
  await expectUncovered(page.locator('#lone-death-star'));
});

test('a printed number leads to its rule', async ({ page }) => {
  await openPage(page, '/uk/ti4/space-combat/');
  const number = page.locator('article a.permalink.number').first();
  const printed = (await number.innerText()).replace('•', '.');
  const rule = (await number.getAttribute('href'))?.split('/').at(-2) ?? '';
  await page.goto(`/uk/ti4/n/${printed}/`);
  await expect(page).toHaveURL(`/uk/ti4/space-combat/#${rule}`);
  await expectUncovered(page.locator(`[id="${rule}"]`));
});
