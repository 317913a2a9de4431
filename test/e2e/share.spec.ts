import type { Page } from '@playwright/test';
import { expectUncovered, follow, openPage, topic } from './support/pages.ts';
import { PICTURE } from '../../src/pictures/size.ts';
import { expect, test } from './support/test.ts';

const SHARED = [
  ['rule', 'dice-limit'],
  ['answered question', 'lone-death-star'],
  ['difference of editions', 'one-attack'],
  ['section', 'retreat'],
] as const;

const meta = async (page: Page, property: string): Promise<string> =>
  (await page.locator(`meta[property="${property}"]`).getAttribute('content')) ?? '';

const clipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

/** The rule's own words, as the topic prints them. */
async function wordsOf(page: Page, language: 'uk' | 'ru', rule: string): Promise<string> {
  await openPage(page, topic(language));
  const own = await page.locator(`[id="${rule}"]`).innerText();
  return own.replace(/\s*#\s*$/, '').trim();
}

for (const language of ['uk', 'ru'] as const) {
  test(`a shared link of any kind tells its rule in a chat, in ${language}`, async ({
    page,
    request,
  }) => {
    for (const [kind, rule] of SHARED) {
      const address = topic(language, `${rule}/`);
      await openPage(page, address);
      const title = await page.title();
      const description = await page.locator('meta[name="description"]').getAttribute('content');
      // A rule proper has no name, so its heading only says where it stands.
      if (kind !== 'rule') expect(title).toContain(await page.locator('h1').innerText());
      expect(description?.length, kind).toBeGreaterThan(30);
      expect(await meta(page, 'og:title'), kind).toBe(title);
      expect(await meta(page, 'og:description'), kind).toBe(description);
      expect(new URL(await meta(page, 'og:url')).pathname).toBe(address);
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(topic(language));

      const picture = new URL(await meta(page, 'og:image'));
      expect(picture.origin).toBe(new URL(await meta(page, 'og:url')).origin);
      expect(await meta(page, 'og:image:alt'), kind).not.toBe('');
      const answer = await request.get(picture.pathname);
      expect(answer.status(), kind).toBe(200);
      expect(answer.headers()['content-type']).toBe('image/png');
      // A PNG tells its width and height in bytes 16 to 23.
      const bytes = await answer.body();
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
        PICTURE.width,
        PICTURE.height,
      ]);
    }
  });

  test(`the page of a rule says what the topic says, and leads to it there, in ${language}`, async ({
    page,
  }) => {
    const words = await wordsOf(page, language, 'dice-limit');
    await openPage(page, topic(language, 'dice-limit/'));
    await expect(page.locator('.statement')).toHaveText(words);
    expect(await page.title()).toContain(words);
    expect(await meta(page, 'og:description')).toBe(words);
    await page.locator('.in-context a').click();
    await expect(page).toHaveURL(topic(language, '#dice-limit'));
    await expectUncovered(page.locator('#dice-limit'));
  });
}

test('the mark beside a rule leads to its page', async ({ page }) => {
  await openPage(page, topic('uk', '#dice-limit'));
  await page.locator('#dice-limit').hover();
  await follow(page.locator('#dice-limit > a.permalink'));
  await expect(page).toHaveURL(topic('uk', 'dice-limit/'));
});

test('the neighbours of a rule are those of the topic, there and back, and none beyond its ends', async ({
  page,
}) => {
  await openPage(page, topic('uk'));
  const order = await page
    .locator('article [id]')
    .evaluateAll((named) => named.map(({ id }) => id));
  const following = order[order.indexOf('dice-limit') + 1] ?? '';
  const before = page.getByRole('link', { name: 'Попереднє правило' });
  const after = page.getByRole('link', { name: 'Наступне правило' });
  await openPage(page, topic('uk', 'dice-limit/'));
  await after.click();
  await expect(page).toHaveURL(topic('uk', `${following}/`));
  await before.click();
  await expect(page).toHaveURL(topic('uk', 'dice-limit/'));
  await openPage(page, topic('uk', `${order[0] ?? ''}/`));
  await expect(before).toHaveCount(0);
  await expect(after).toHaveCount(1);
  await openPage(page, topic('uk', `${order.at(-1) ?? ''}/`));
  await expect(before).toHaveCount(1);
  await expect(after).toHaveCount(0);
});

test('a rule names the questions asked about it', async ({ page }) => {
  await openPage(page, topic('uk', 'next-round-check/'));
  const question = page.locator(`main a[href="${topic('uk', '#lone-death-star')}"]`);
  await question.click();
  await expectUncovered(page.locator('#lone-death-star'));
});

test.describe('the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const { language, link, quote, markdown, telegram, title, done } of [
    {
      language: 'uk',
      link: 'Скопіювати посилання',
      quote: 'Скопіювати текст із посиланням',
      markdown: 'Скопіювати для Markdown',
      telegram: 'Скопіювати для бота в Telegram',
      title: 'Бій — Зоряні війни. Повстання',
      done: 'Скопійовано',
    },
    {
      language: 'ru',
      link: 'Скопировать ссылку',
      quote: 'Скопировать текст со ссылкой',
      markdown: 'Скопировать для Markdown',
      telegram: 'Скопировать для бота в Telegram',
      title: 'Бой — Звёздные Войны. Восстание',
      done: 'Скопировано',
    },
  ] as const) {
    test(`takes the link and the words of a rule for every place, in ${language}`, async ({
      page,
    }) => {
      const words = await wordsOf(page, language, 'dice-limit');
      await openPage(page, topic(language, 'dice-limit/'));
      const address = await meta(page, 'og:url');
      await page.locator('.copy-more > summary').click();
      for (const [name, copied] of [
        [link, address],
        [quote, `${words}\n${address}`],
        [markdown, `> ${words}\n\n${address}`],
        [telegram, `<blockquote>${words}</blockquote>\n<a href="${address}">${title}</a>`],
      ] as const) {
        await page.getByRole('button', { name }).click();
        await expect(page.getByRole('status')).toHaveText(done);
        expect(await clipboard(page)).toBe(copied);
      }
    });
  }
});

for (const [trouble, clipboardGiven] of [
  ['refuses', { writeText: true }],
  ['has none', { writeText: false }],
] as const) {
  test(`where the browser ${trouble} the clipboard, the page says what to do`, async ({ page }) => {
    await page.addInitScript(({ writeText }) => {
      const refusing = {
        writeText: () => Promise.reject(new DOMException('Denied.', 'NotAllowedError')),
      };
      Object.defineProperty(navigator, 'clipboard', { value: writeText ? refusing : undefined });
    }, clipboardGiven);
    await openPage(page, topic('uk', 'dice-limit/'));
    await page.getByRole('button', { name: 'Скопіювати посилання' }).click();
    await expect(page.getByRole('status')).toContainText('Не вдалося скопіювати');
  });
}
