import type { Page } from '@playwright/test';
import { SHARD } from '../../src/search/bundle.ts';
import { barriersOn } from './support/axe.ts';
import { followFirstRule, input, openByKey, options } from './support/search.ts';
import { expect, test } from './support/test.ts';

/** The index and the code that asks it. */
const ofSearch = (path: string): boolean => /^\/search\/|\/dialog\./.test(path);

test('a printed number finds its rule in the language of the page', async ({ page }) => {
  await openByKey(page, 'ru');
  await page.keyboard.type('43.5');
  const hit = options(page).first();
  await expect(hit).toHaveAttribute('href', '/ru/ti4/space-combat/#combat-roll');
  await expect(hit).toContainText('Правило 43.5');
  await hit.click();
  await expect(page).toHaveURL('/ru/ti4/space-combat/#combat-roll');
  await expect(page.locator(':target')).toContainText('бросает по 1 кости');
});

test('the search that was opened answers one question after another', async ({ page }) => {
  await openByKey(page, 'uk');
  await test.step('a word in another form leads to the same results', async () => {
    const linksFor = async (word: string): Promise<(string | null)[]> => {
      await input(page).fill(word);
      await expect(page.getByRole('status')).toContainText(/\d+ результат/);
      await expect(options(page).locator('mark').first()).toBeVisible();
      return options(page).evaluateAll((found) =>
        found.map((option) => option.getAttribute('href')),
      );
    };
    // Not a word that another name begins with, as «Лідерство» with «лідер»: that answers it, too.
    const asked = await linksFor('відступ');
    await input(page).fill('');
    await expect(options(page)).toHaveCount(0);
    expect(await linksFor('відступами')).toEqual(asked);
  });
  await test.step('what cannot be found brings the nearest terms', async () => {
    await input(page).fill('ліхтарик');
    await expect(page.getByRole('status')).toContainText('Нічого не знайдено');
    await expect(options(page).first()).toHaveAttribute('href', /^\/uk\/[a-z0-9]+\/glossary\//);
  });
  await test.step('a slip of the thumb and the wrong layout are forgiven, and it says so', async () => {
    for (const { typed, meant } of [
      { typed: 'відстпу', meant: 'відступ' },
      { typed: 'dslcneg', meant: 'відступ' },
    ]) {
      await input(page).fill('');
      await expect(options(page)).toHaveCount(0);
      await input(page).fill(typed);
      await expect(page.getByRole('status')).toContainText(`Показано: ${meant}.`);
      await expect(options(page).first()).toContainText('відступ');
    }
  });
  await test.step('what is typed never becomes part of the page', async () => {
    for (const [typed, said] of [
      ['<img src=x onerror=alert(1)>', 'Нічого не знайдено'],
      // On the other layout the bracket is a letter.
      ['\u202E\u2066[(*+?\\', 'Показано: х.'],
      ['🎲'.repeat(120), 'Нічого не знайдено'],
    ] as const) {
      await input(page).fill(typed);
      await expect(page.getByRole('status')).toContainText(said);
      await expect(page.locator('.search-panel img, .search-panel script')).toHaveCount(0);
    }
  });
});

test('what does not answer offers terms, words to send and a list that stays here', async ({
  page,
}) => {
  await openByKey(page, 'uk');
  await input(page).fill('ліхтарик у трюмі');
  const opener = page.getByRole('button', { name: 'Не те?' });
  const group = page.getByRole('group', { name: 'Не те?' });
  const kept = (): Promise<unknown> =>
    page.evaluate((): unknown => JSON.parse(localStorage.getItem('kodeks.unanswered') ?? '[]'));
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(await kept()).toEqual([]);
  const hits = await options(page).allTextContents();
  await opener.press('Enter');
  await expect(group).toBeVisible();
  await expect(group.getByRole('link').first()).toHaveAttribute('href', /\/glossary\//);
  expect(await options(page).allTextContents()).toEqual(hits);
  expect(await barriersOn(page, { within: '.search-dialog' })).toEqual([]);
  const send = await group.getByRole('link', { name: 'Повідомити' }).getAttribute('href');
  expect(new URL(send ?? '').searchParams.get('title')).toContain('«ліхтарик у трюмі»');
  expect(await kept()).toEqual(['ліхтарик у трюмі']);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await group.getByRole('button', { name: 'Скопіювати всі' }).click();
  await expect(group.getByRole('status')).toHaveText('Скопійовано.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ліхтарик у трюмі');
  await group.getByRole('button', { name: 'Стерти' }).click();
  expect(await kept()).toEqual([]);
  await input(page).fill('відступ');
  await expect(options(page).first()).toContainText('відступ');
  await expect(group).toBeHidden();
});

test('a rule that denies what is asked shows its «не»', async ({ page }) => {
  await openByKey(page, 'uk');
  await input(page).fill('відступити без лідера');
  await expect(page.locator('mark.search-denial').first()).toHaveText(/^(?:не|ні)$/i);
});

test('the others follow the game being read and move nothing', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/search\/uk\/games\/(?!rebellion)/, async (route) => {
    await held;
    await route.continue();
  });
  await openByKey(page, 'uk');
  await input(page).fill('захист бази');
  await expect(options(page).nth(4)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const first = options(page).first();
  const before = await first.boundingBox();
  const text = await options(page).allTextContents();
  release();
  await expect(page.getByRole('status')).toContainText(/\d+ результат/);
  expect((await options(page).allTextContents()).slice(0, text.length)).toEqual(text);
  expect(await first.boundingBox()).toEqual(before);
  await expect(first).toHaveAttribute('aria-selected', 'true');
});

test('a filter narrows the results and can be taken back', async ({ page }) => {
  await openByKey(page, 'uk');
  await input(page).fill('відступ');
  await expect(options(page).first()).toHaveAttribute('data-kind', 'term');
  const questions = page.getByRole('button', { name: /^Питання \d+$/ });
  const count = (await questions.textContent())?.replace(/\D+/g, '') ?? '';
  await questions.click();
  await expect(page.getByRole('status')).toContainText(`${count} результат`);
  await expect(questions).toHaveAttribute('aria-pressed', 'true');
  await expect(options(page).first()).toHaveAttribute('data-kind', 'faq');
  await expect(page.locator('.search-dialog [data-kind]:not([data-kind="faq"])')).toHaveCount(0);
  await input(page).fill('ліхтарик');
  await page.getByRole('button', { name: 'Показати все' }).click();
  await expect(questions).toHaveAttribute('aria-pressed', 'false');
  await expect(options(page).first()).toBeVisible();
});

test('a page brings nothing of the search until it is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/uk/rebellion/combat/', { waitUntil: 'networkidle' });
  expect(asked.filter(ofSearch)).toEqual([]);
  await page.keyboard.press('/');
  await input(page).fill('бій');
  await expect(options(page).first()).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/search/ru/'))).toEqual([]);
  expect(asked.filter((path) => path.startsWith('/search/uk/'))).not.toEqual([]);
});

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

  test('brings nothing of the search until it is touched', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/uk/', { waitUntil: 'networkidle' });
    expect(asked.filter(ofSearch)).toEqual([]);
    await input(page).focus();
    await page.keyboard.type('відступ');
    await expect(options(page).first()).toContainText('відступ');
    expect(asked.filter(ofSearch)).not.toEqual([]);
  });

  test('reads no more of the address than a query may hold', async ({ page }) => {
    await page.goto(`/uk/?q=${'а'.repeat(250)}`);
    await expect(input(page)).toHaveValue('а'.repeat(200));
    await expect(page.getByRole('status')).toContainText('Нічого не знайдено');
  });
});

test.describe('a search box whose search did not come', () => {
  test.use({ expectedProblems: [/dialog\.|ERR_FAILED/] });

  test('leads to the answer all the same', async ({ page }) => {
    await page.route(/\/dialog\./, (route) => route.abort(), { times: 1 });
    await page.goto('/ru/');
    await input(page).fill('отступление');
    await input(page).press('Enter');
    await expect(page).toHaveURL(/\/ru\/\?q=/);
    await expect(input(page)).toHaveValue('отступление');
    await expect(options(page).first()).toContainText(/отступлени/i);
  });
});

test('a query can be shared: the address holds it and opens it', async ({ page }) => {
  await openByKey(page, 'uk');
  await input(page).fill('ліміт кубиків');
  await expect(options(page).first()).toBeVisible();
  expect(new URL(page.url()).searchParams.get('q')).toBe('ліміт кубиків');
  const links = await options(page).evaluateAll((found) => found.map((o) => o.textContent));
  await page.goto(page.url());
  await expect(input(page)).toHaveValue('ліміт кубиків');
  await expect(options(page)).toHaveText(links);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/uk/rebellion/combat/');
});

test('what was searched for is offered again until it is forgotten', async ({ page }) => {
  await openByKey(page, 'uk');
  const again = page.getByRole('group', { name: 'Нещодавні запити' });
  await expect(again).toBeHidden();
  await input(page).fill('відступ');
  await followFirstRule(page, '/uk/rebellion/combat/');
  await page.keyboard.press('/');
  await input(page).fill('');
  await again.getByRole('button', { name: 'відступ' }).click();
  await expect(options(page).first()).toContainText('відступ');
  await input(page).fill('');
  await again.getByRole('button', { name: 'Забути' }).click();
  await expect(again).toBeHidden();
  await page.reload();
  await page.keyboard.press('/');
  await expect(again).toBeHidden();
});

/** Where the texts of a game end: see the files of the search. */
async function lastShard(page: Page, game: string): Promise<number> {
  const { games } = (await (await page.request.get('/search/ru/index.json')).json()) as {
    games: { id: string; start: number; count: number }[];
  };
  const { start = 0, count = 0 } = games.find(({ id }) => id === game) ?? {};
  return Math.floor((start + count - 1) / SHARD);
}

test.describe('without a network', () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

  test('the game that was read can still be searched', async ({ page, context }) => {
    await openByKey(page, 'ru');
    await input(page).fill('отступление');
    await expect(options(page).first()).toBeVisible();
    // The texts of the game come while the reader reads the first results.
    const last = await lastShard(page, 'rebellion');
    await expect
      .poll(
        () => page.evaluate(() => performance.getEntriesByType('resource').map((e) => e.name)),
        {
          timeout: 20_000,
        },
      )
      .toContainEqual(expect.stringContaining(`/search/ru/texts/${last}.json`));
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await input(page).fill('захваченный командир');
    await expect(options(page).first()).toContainText('командир');
    await expect(page.getByRole('status')).toContainText(/\d+ результат/);
  });
});

test.describe('on a screen to touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('the keyboard of a phone covers no first result on the first page', async ({ page }) => {
    const seen = 380;
    await page.goto('/uk/');
    await input(page).tap();
    // No real keyboard comes up here: what the browser tells of one is told in its place.
    await page.evaluate((height) => {
      const view = window.visualViewport;
      if (view === null) throw new Error('There is no visual viewport.');
      Object.defineProperty(view, 'height', { value: height });
      view.dispatchEvent(new Event('resize'));
    }, seen);
    await input(page).fill('відступ');
    const hit = options(page).first();
    await expect(hit).toContainText('відступ');
    // The page moves the box up when it is told of the keyboard, and results come file by file.
    await expect(async () => {
      const box = await hit.boundingBox();
      expect(box?.y).toBeGreaterThan(0);
      expect((box?.y ?? seen) + Math.min(box?.height ?? seen, 80)).toBeLessThanOrEqual(seen);
    }).toPass();
  });

  test('a thumb alone finds a rule, in the dark and in Russian', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/ru/rebellion/movement/');
    const opener = page.locator('.bottom-bar [data-search]');
    expect((await opener.boundingBox())?.y).toBeGreaterThan(740 / 2);
    await opener.tap();
    await input(page).fill('отступить за бой один раз');
    await page.locator('[role="option"][href="/ru/rebellion/combat/#retreat-once"]').tap();
    await expect(page).toHaveURL('/ru/rebellion/combat/#retreat-once');
    await expect(page.locator(':target')).toBeInViewport();
    await page.goBack();
    await expect(input(page)).toHaveValue('отступить за бой один раз');
  });
});

test('a browser can add the search of the site', async ({ page, request }) => {
  await page.goto('/uk/rebellion/');
  const link = page.locator('link[rel="search"]');
  await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
  const description = await request.get((await link.getAttribute('href')) ?? '');
  const template = /template="[^"]*(\/uk\/\?q=\{searchTerms\})"/.exec(await description.text());
  expect(template?.[1]).toBeDefined();
});
