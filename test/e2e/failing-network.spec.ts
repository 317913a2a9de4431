import type { Page } from '@playwright/test';
import { ShakySite } from './support/shaky-site.ts';
import { expect, test } from './support/test.ts';

/** What a page does when the network, the browser or the reader's finger does not do as expected. */

const TOPIC = '/uk/rebellion/combat/';
const DIALOG_CHUNK = /\/_astro\/dialog\.[^/]+\.js$/;

test.describe('the code of the search does not arrive', () => {
  test.use({ expectedProblems: [/ERR_FAILED/] });

  /** Answers each question of the browser in its turn, and keeps what was asked. */
  function answering(page: Page, answers: readonly boolean[]): string[] {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      const isAgain = answers[asked.length] ?? false;
      asked.push(dialog.message());
      if (asked.length === answers.length) void page.unroute(DIALOG_CHUNK);
      void (isAgain ? dialog.accept() : dialog.dismiss());
    });
    return asked;
  }

  test('the reader is told, asks again twice, and searches', async ({ page }) => {
    const asked = answering(page, [true, true]);
    await page.route(DIALOG_CHUNK, (route) => route.abort());
    await page.goto(TOPIC);
    // It comes with what asks.
    await expect(page.locator('[data-theme-switch]')).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox')).toBeFocused();
    expect(asked).toEqual(Array(2).fill('Пошук не завантажився. Спробувати ще раз?'));
    await page.keyboard.type('відступ');
    await expect(page.getByRole('option').first()).toBeVisible();
  });

  test('the search box of a page says so, and works when it is wanted again', async ({ page }) => {
    const asked = answering(page, [false]);
    await page.route(DIALOG_CHUNK, (route) => route.abort());
    await page.goto('/ru/');
    await expect(page.locator('[data-theme-switch]')).toBeVisible();
    const box = page.locator('[data-search-inline] input');
    await box.focus();
    await expect.poll(() => asked).toEqual(['Поиск не загрузился. Попробовать ещё раз?']);
    await box.fill('отступление');
    await expect(page.getByRole('option').first()).toBeVisible();
  });
});

test.describe('the browser refuses to write the address', () => {
  const refuse = (page: Page): Promise<unknown> =>
    page.addInitScript(() => {
      history.replaceState = () => {
        throw new DOMException('too often', 'SecurityError');
      };
    });

  test('the player goes on, and copies the link of its moment', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await refuse(page);
    await page.goto('/uk/rebellion/walkthroughs/yavin-space-battle/');
    const player = page.locator('.player');
    await player.getByRole('button', { name: 'За прикладом' }).click();
    await expect(player.locator('.player-place')).toContainText('Крок 1');
    await player.getByRole('button', { name: 'Ще: посилання, попередні кроки' }).click();
    await player.getByRole('button', { name: 'Скопіювати посилання на цю мить' }).click();
    await expect(player.getByRole('status').first()).not.toBeEmpty();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('/walkthroughs/yavin-space-battle/#play=');
  });

  test('the search finds', async ({ page }) => {
    await refuse(page);
    await page.goto(TOPIC);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('відступ');
    await expect(page.getByRole('option').first()).toBeVisible();
  });

  test('the address follows as soon as the browser lets it', async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      const allowed = history.replaceState.bind(history);
      let refusals = 1;
      history.replaceState = (...given) => {
        if ((refusals -= 1) >= 0) throw new DOMException('too often', 'SecurityError');
        allowed(...given);
      };
    });
    await page.goto('/uk/rebellion/walkthroughs/yavin-space-battle/');
    const player = page.locator('.player');
    await player.getByRole('button', { name: 'За прикладом' }).click();
    await expect(player.locator('.player-place')).toContainText('Крок 1');
    expect(new URL(page.url()).hash).toBe('');
    await page.clock.fastForward(20_000);
    await expect(page).toHaveURL(/#play=/);
  });
});

const shaky = test.extend<{ readonly site: ShakySite }>({
  site: [
    async ({}, use) => {
      const site = new ShakySite();
      site.publish(1);
      await site.start();
      await use(site);
      await site.stop();
    },
    { scope: 'test' },
  ],
  baseURL: async ({ site }, use) => use(site.address),
});

shaky.describe('a game is kept', () => {
  shaky.use({ serviceWorkers: 'allow', expectedProblems: [/^request: |Failed to load resource/] });
  shaky.describe.configure({ timeout: 90_000 });

  for (const pause of [60, 200, 450]) {
    shaky(`by two presses ${pause} ms apart as by one`, async ({ page }) => {
      await page.goto('/uk/offline/');
      const block = page.locator('[data-keep="uk/swdbg"]');
      const keep = block.getByRole('button', { name: 'Зберегти гру' });
      await keep.hover();
      const box = await keep.boundingBox();
      if (box === null) throw new Error('There is nothing to press.');
      const place = [box.x + box.width / 2, box.y + box.height / 2] as const;
      await page.mouse.click(...place);
      await page.waitForTimeout(pause);
      await page.mouse.click(...place);
      await expect(block.getByRole('status')).toContainText('оновлюється сама', {
        timeout: 30_000,
      });
    });
  }

  shaky(
    'in one language, and a link to its rule in the other leads there',
    async ({ page, site }) => {
      await page.goto('/uk/offline/');
      const block = page.locator('[data-keep="uk/swdbg"]');
      await block.getByRole('button', { name: 'Зберегти гру' }).click();
      await expect(block.getByRole('status')).toContainText('оновлюється сама', {
        timeout: 30_000,
      });
      await site.stop();
      await page.goto('/ru/swdbg/turn/start/');
      await expect(page).toHaveURL('/uk/swdbg/turn/#start');
    },
  );
});
